import {
  renderArea,
  renderBar,
  renderDisc,
  type RenderAccessory,
  leatherTones,
  renderLine,
  metalTones,
  rubberTones,
  renderRing,
} from './accessory-shapes';

const rack: RenderAccessory = (t) =>
  [-1, 1]
    .map((side) => renderBar(`M${300 + side * 96} 214L${300 + side * 150} 520`, 18, t))
    .join('') +
  renderBar('M120 214 196 500', 16, t) +
  renderBar('M480 214 404 500', 16, t) +
  renderBar('M92 214H520c26 0 40-14 44-44', 20, t) +
  renderBar('M92 174H508', 16, t) +
  renderBar('M92 214v-40', 16, t) +
  [170, 240, 310, 380, 450].map((x) => renderLine(`M${x} 174v40`, 10, t.dark)).join('') +
  [150, 450]
    .map((x) => renderDisc(x, 518, 15, metalTones.base) + renderDisc(x, 518, 6, metalTones.darker))
    .join('') +
  renderArea('M64 168h34v58H64z', '#8e1d18') +
  renderArea('M64 168h12v58H64z', '#d0453b', ' opacity=".8"');

const basket: RenderAccessory = (t) => {
  const ribs = Array.from({ length: 9 }, (_, index) =>
    renderLine(`M${112 + index * 47} 232L${150 + index * 37.5} 488`, 9, t.dark),
  ).join('');
  const rows = [292, 348, 404, 460]
    .map((y, index) =>
      renderLine(
        `M${124 + index * 9} ${y}H${476 - index * 9}`,
        13,
        index % 2 === 0 ? t.base : t.light,
      ),
    )
    .join('');
  return (
    renderArea('M108 226h384l-44 276H152z', t.darker, ' opacity=".35"') +
    ribs +
    rows +
    renderBar('M92 226H508', 26, t) +
    renderBar('M150 500h300', 20, t) +
    renderLine('M196 214c10-96 198-96 208 0', 15, leatherTones.dark) +
    renderLine('M196 208c10-92 198-92 208 0', 5, leatherTones.lighter)
  );
};

const pannier: RenderAccessory = (t) =>
  renderArea(
    'M156 178h288c14 0 24 10 26 24l34 274c2 24-12 44-36 44H132c-24 0-38-20-36-44l34-274c2-14 12-24 26-24z',
    t.base,
  ) +
  renderArea(
    'M156 178h288c14 0 24 10 26 24l4 34c-60 22-288 22-348 0l4-34c2-14 12-24 26-24z',
    t.light,
  ) +
  renderArea(
    'M100 440l-4 36c-2 24 12 44 36 44h336c24 0 38-20 36-44l-4-36c-80 30-320 30-400 0z',
    t.darker,
    ' opacity=".3"',
  ) +
  renderArea(
    'M470 202l34 274c2 24-12 44-36 44h-30c14-92 12-240-4-330z',
    t.darker,
    ' opacity=".25"',
  ) +
  renderArea(
    'M150 124h300c14 0 22 10 20 24l-6 40c-2 12-10 18-22 18H158c-12 0-20-6-22-18l-6-40c-2-14 6-24 20-24z',
    t.dark,
  ) +
  renderLine('M150 138h300', 5, t.lighter, ' opacity=".8"') +
  [206, 394]
    .map(
      (x) =>
        renderArea(`M${x - 17} 118h34v250h-34z`, leatherTones.base) +
        renderArea(`M${x - 17} 118h10v250h-10z`, leatherTones.lighter, ' opacity=".5"') +
        renderArea(`M${x - 24} 318h48v40h-48z`, '#c99a35') +
        renderArea(`M${x - 13} 327h26v22h-26z`, leatherTones.dark),
    )
    .join('') +
  renderLine('M226 112c10-46 138-46 148 0', 16, leatherTones.dark);

const bag: RenderAccessory = (t) =>
  renderLine('M214 214c4-96 168-96 172 0', 20, rubberTones.base) +
  renderArea(
    'M112 206h376c20 0 34 14 36 34l20 220c2 34-20 60-56 60H112c-36 0-58-26-56-60l20-220c2-20 16-34 36-34z',
    t.base,
  ) +
  renderArea(
    'M112 206h376c20 0 34 14 36 34l6 66c-100 44-360 44-460 0l6-66c2-20 16-34 36-34z',
    t.light,
  ) +
  renderLine('M72 308c110 44 346 44 456 0', 7, t.dark) +
  renderLine('M90 236c100 20 320 20 420 0', 5, t.lighter, ' opacity=".7" stroke-dasharray="2 11"') +
  renderArea(
    'M58 448l-2 12c-2 34 20 60 56 60h376c36 0 58-26 56-60l-2-12c-130 34-354 34-484 0z',
    t.darker,
    ' opacity=".35"',
  ) +
  renderArea('M262 300h76v74h-76z', rubberTones.base) +
  renderArea('M276 316h48v20h-48z', metalTones.base) +
  renderLine('M262 300h76', 5, rubberTones.lighter);

const bottle: RenderAccessory = (t) =>
  renderArea(
    'M240 210h120c18 8 34 36 34 70v190c0 30-18 50-48 50h-92c-30 0-48-20-48-50V280c0-34 16-62 34-70z',
    t.base,
  ) +
  renderArea(
    'M240 210h34c-14 30-16 60-16 90v220h-4c-30 0-48-20-48-50V280c0-34 16-62 34-70z',
    t.lighter,
    ' opacity=".5"',
  ) +
  renderArea(
    'M360 210c18 8 34 36 34 70v190c0 30-18 50-48 50h-22c18-80 20-200 6-310z',
    t.darker,
    ' opacity=".4"',
  ) +
  renderArea('M206 330h188v70H206z', t.darker, ' opacity=".22"') +
  renderLine('M206 330h188M206 400h188', 5, t.darker, ' opacity=".5"') +
  renderArea(
    'M224 158h152a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12H224a12 12 0 0 1-12-12v-30a12 12 0 0 1 12-12z',
    rubberTones.base,
  ) +
  renderLine('M224 170h152', 5, rubberTones.lighter) +
  renderArea('M266 96h68l10 62h-88z', rubberTones.light) +
  renderArea('M278 68h44a8 8 0 0 1 8 8v26h-60V76a8 8 0 0 1 8-8z', metalTones.base);

const stand: RenderAccessory = (t) =>
  renderArea(
    'M200 120h200a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14H200a14 14 0 0 1-14-14v-38a14 14 0 0 1 14-14z',
    metalTones.base,
  ) +
  renderLine('M200 130h200', 5, metalTones.lighter) +
  renderDisc(246, 153, 12, metalTones.darker) +
  renderDisc(354, 153, 12, metalTones.darker) +
  renderArea('M262 186h76v44h-76z', rubberTones.base) +
  renderBar('M304 214 396 496', 34, t) +
  renderBar('M296 214 204 496', 34, t) +
  [
    [196, 506],
    [404, 506],
  ]
    .map(([x = 0, y = 0]) =>
      renderArea(
        `M${x - 40} ${y - 14}h80a14 14 0 0 1 0 28h-80a14 14 0 0 1 0-28z`,
        rubberTones.base,
      ),
    )
    .join('') +
  renderRing(300, 330, 22, 7, metalTones.dark, ' stroke-dasharray="12 8"');

const mudguard: RenderAccessory = (t) =>
  renderLine('M66 470A240 240 0 0 1 430 224', 40, t.darker) +
  renderLine('M66 470A240 240 0 0 1 430 224', 32, t.base) +
  renderLine('M80 446A228 228 0 0 1 414 224', 6, t.lighter, ' opacity=".9"') +
  renderLine('M250 508A200 200 0 0 1 548 310', 40, t.darker) +
  renderLine('M250 508A200 200 0 0 1 548 310', 32, t.base) +
  renderLine('M264 484A188 188 0 0 1 532 312', 6, t.lighter, ' opacity=".9"') +
  renderLine('M66 470l170-50M106 356l150 60M250 508l190-70M284 408l156 26', 7, metalTones.dark) +
  renderDisc(250, 418, 9, metalTones.base) +
  renderDisc(444, 436, 9, metalTones.base) +
  renderArea('M44 462l46 12-14 56-44-10z', rubberTones.base) +
  renderArea('M228 500l46 10-10 46-42-8z', rubberTones.base);

const childSeat: RenderAccessory = (t) =>
  renderBar('M420 380C360 380 300 330 250 240S150 150 84 150', 26, t) +
  renderBar('M420 330C370 330 320 290 276 210S170 104 84 104', 20, t) +
  renderArea(
    'M404 268h84a20 20 0 0 1 20 20v128a20 20 0 0 1-20 20h-84a20 20 0 0 1-20-20V288a20 20 0 0 1 20-20z',
    t.base,
  ) +
  renderArea('M424 288h44v128h-44z', rubberTones.base) +
  renderDisc(408, 300, 9, metalTones.base) +
  renderDisc(408, 404, 9, metalTones.base) +
  renderArea('M60 92h40v72H60z', rubberTones.light);

/** Drawings of accessories that carry, hold or cover something. */
export const carryingAccessoryDrawings = {
  ...{ rack, basket, pannier, bag, bottle, stand, mudguard },
  'child-seat': childSeat,
};
