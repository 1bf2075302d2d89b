"""How the page with the score sheets looks: on a wide screen, on a narrow one, and on A4."""

from __future__ import annotations

STYLE = """
:root { --ink: #2a241c; --faint: #75695a; --line: #cdbfa6; --gold: #8a6a2f; --paper: #fdfaf3; }
* { box-sizing: border-box; }
body { font: 16px/1.45 "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", Georgia,
  serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 62rem;
  padding: 2.5rem 2rem 4rem; font-variant-numeric: lining-nums tabular-nums; }
header { text-align: center; border-bottom: 3px double var(--gold); margin-bottom: 2rem;
  padding-bottom: 1rem; }
header p { color: var(--faint); letter-spacing: .06em; margin: 0; }
h1 { font-size: 2.4rem; font-weight: normal; letter-spacing: .03em; line-height: 1.2; margin: 0; }
h2 { color: var(--gold); font-size: 1.45rem; font-weight: normal; line-height: 1.25; margin: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .7rem; text-align: left;
  vertical-align: top; overflow-wrap: break-word; }
th { font-weight: normal; }
thead th { border-bottom: 1.5px solid var(--gold); color: var(--faint); font-size: .85em;
  vertical-align: bottom; }
.games thead th { white-space: nowrap; }
.figure { text-align: right; white-space: nowrap; }
.games { margin-top: .6rem; }
.games td { hyphens: auto; }
.games td:first-child, .games td:nth-last-child(2) { white-space: nowrap; }
.games td.figure { font-weight: bold; }
.games th:nth-child(2) { width: 15%; }
.games th:nth-child(5) { width: 26%; }
.note, .none { color: var(--faint); font-style: italic; margin: .8rem 0 0; }
section { border: 1px solid var(--line); border-top: 3px solid var(--gold); background: #fff;
  break-inside: avoid; margin-top: 2rem; padding: 1.3rem 1.5rem 1.5rem; }
.about { color: var(--faint); margin: .1rem 0 .8rem; }
.about span + span::before { content: "\\00b7"; margin: 0 .45em 0 .2em; }
.about .won { color: #2f6b3a; }
.about .lost { color: #9a2f22; }
.players { table-layout: fixed; }
.players thead th { color: var(--ink); font-size: 1em; font-weight: bold; }
.players thead th + th, .players td { text-align: right; }
.players th:first-child { width: 15rem; }
.players tbody th, .sums th { color: var(--faint); }
.players .words { font-size: .92em; }
.sums { margin: 1.1rem 0 0 auto; width: 24rem; max-width: 100%; }
.sum > * { border-bottom: 0; border-top: 1.5px solid var(--gold); font-weight: bold; }
.sum th { color: var(--ink) !important; }
.sums .sum td { font-size: 1.35em; line-height: 1.1; }
@media screen and (max-width: 40rem) {
  body { padding: 1.2rem .9rem 2.5rem; }
  h1 { font-size: 1.9rem; }
  section { margin-top: 1.3rem; padding: 1rem .9rem 1.1rem; }
  .games thead { display: none; }
  .games tr { border-bottom: 1px solid var(--gold); display: block; padding: .5rem 0; }
  .games td { border: 0; display: flex; justify-content: space-between; gap: 1.2rem;
    padding: .1rem 0; text-align: right; }
  .games td::before { color: var(--faint); content: attr(data-head); flex: none;
    font-weight: normal; }
  .players, .players thead, .players tbody { display: block; }
  .players tr { border-bottom: 1px solid var(--line); display: grid; gap: 0 .5rem;
    grid-template-columns: repeat(var(--players), minmax(0, 1fr)); padding: .35rem 0; }
  .players th, .players td { border: 0; padding: 0; width: auto; hyphens: auto; }
  .players th:first-child { font-size: .85rem; grid-column: 1 / -1; width: auto; }
  .players thead th:first-child { display: none; }
  .players.alone tr { grid-template-columns: auto minmax(0, 1fr); }
  .players.alone thead th, .players.alone tbody th { grid-column: auto; font-size: 1rem; }
  .players.alone thead th + th { grid-column: 1 / -1; }
  .players tr.sum { border-bottom: 0; border-top: 1.5px solid var(--gold); margin-top: -1px; }
  .sums { width: 100%; }
  .sums th, .sums td { padding: .35rem 0; }
}
@media print {
  @page { size: A4; margin: 16mm 15mm; }
  body { background: none; font-size: 10.5pt; margin: 0; max-width: none; padding: 0; }
  h1 { font-size: 22pt; }
  h2 { break-after: avoid; font-size: 14pt; }
  header { margin-bottom: 6mm; padding-bottom: 3mm; }
  th, td { padding: 1mm 1.6mm; }
  .games { font-size: 9pt; line-height: 1.35; }
  .games thead th { font-size: 8pt; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  section { margin-top: 6mm; padding: 3.5mm 5mm 4mm; }
  .about { margin-bottom: 1.5mm; }
  .players th:first-child { width: 60mm; }
  .sums { margin-top: 3mm; width: 84mm; }
}
"""
