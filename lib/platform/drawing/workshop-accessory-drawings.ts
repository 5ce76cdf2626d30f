import {
  renderArea,
  renderBar,
  renderDisc,
  type RenderAccessory,
  renderLine,
  metalTones,
  renderRing,
  rubberTones,
} from './accessory-shapes';

const helmet: RenderAccessory = (t) =>
  renderLine('M150 400c30 90 96 118 168 118', 12, rubberTones.base) +
  renderLine('M430 396c-20 76-62 118-112 122', 12, rubberTones.base) +
  renderArea('M296 502h46v28h-46z', rubberTones.base) +
  renderArea(
    'M64 396C54 226 164 110 312 110c138 0 232 96 232 216 0 34-20 54-56 62-120 28-258 28-366 34-34 2-56-2-58-26z',
    t.base,
  ) +
  renderArea(
    'M64 396C54 226 164 110 312 110c-120 34-186 152-182 310-38 2-64 4-66-24z',
    t.light,
    ' opacity=".6"',
  ) +
  renderArea(
    'M544 326c0 34-20 54-56 62-120 28-258 28-366 34-34 2-56-2-58-26l0-8c120-6 310-4 480-62z',
    t.darker,
    ' opacity=".5"',
  ) +
  [
    ['M170 318c14-78 54-126 108-146-24 54-34 108-34 154z', 0],
    ['M286 328c0-74 16-124 42-162 30 40 40 90 38 150z', 0],
    ['M408 310c2-62-8-106-32-142 54 22 88 66 98 124z', 0],
  ]
    .map(([d]) => renderArea(String(d), '#000000', ' opacity=".55"'))
    .join('') +
  renderLine('M130 252c30-70 90-112 168-120', 9, t.lighter, ' opacity=".8"');

const pump: RenderAccessory = (t) =>
  renderBar('M168 170H432', 40, t) +
  renderBar('M300 178V300', 22, metalTones) +
  renderArea('M262 270h76v220h-76z', t.base) +
  renderArea('M262 270h22v220h-22z', t.lighter, ' opacity=".55"') +
  renderArea('M318 270h20v220h-20z', t.darker, ' opacity=".5"') +
  renderArea('M256 262h88v28h-88zM256 380h88v12h-88z', metalTones.dark) +
  renderBar('M176 508H424', 30, rubberTones) +
  renderLine('M338 470c90 10 130-40 128-120s22-100 50-92', 15, rubberTones.base) +
  renderArea('M500 236h46v36h-46z', metalTones.base) +
  renderDisc(300, 458, 46, metalTones.dark) +
  renderDisc(300, 458, 38, '#f2efe4') +
  renderLine('M300 458l18-22', 5, '#a33a1c') +
  renderRing(300, 458, 28, 5, '#8d9194', ' stroke-dasharray="3 9"');

const tool: RenderAccessory = (t) =>
  [
    [-34, '#b3b7ba'],
    [-12, '#cfd2d3'],
    [12, '#b3b7ba'],
    [36, '#9a9ea1'],
  ]
    .map(
      ([angle, colour]) =>
        `<g transform="rotate(${angle} 300 440)">${renderLine('M300 440V130', 20, String(colour))}${renderLine('M296 420V140', 5, '#f0f1f1', ' opacity=".8"')}${renderArea('M288 104h24v40h-24z', '#7d8184')}</g>`,
    )
    .join('') +
  renderArea(
    'M236 330h128a40 40 0 0 1 40 40v110a40 40 0 0 1-40 40H236a40 40 0 0 1-40-40V370a40 40 0 0 1 40-40z',
    t.base,
  ) +
  renderArea(
    'M236 330h128a40 40 0 0 1 40 40v8H196v-8a40 40 0 0 1 40-40z',
    t.lighter,
    ' opacity=".5"',
  ) +
  renderArea(
    'M196 470h208v10a40 40 0 0 1-40 40H236a40 40 0 0 1-40-40z',
    t.darker,
    ' opacity=".5"',
  ) +
  renderDisc(300, 372, 20, metalTones.base) +
  renderDisc(300, 478, 20, metalTones.base) +
  renderLine('M290 372h20M290 478h20', 5, metalTones.darker);

const beltPath =
  'M196 182C96 182 62 246 62 300s34 118 134 118l224 40c84 10 126-52 126-118s-42-128-126-118z';
const belt: RenderAccessory = (t) =>
  renderLine(beltPath, 44, t.darker) +
  renderLine(beltPath, 34, t.base) +
  renderLine(beltPath, 10, '#55595c', ' opacity=".55" transform="translate(0 -9)"') +
  renderLine(
    'M204 214C120 214 96 262 96 300s24 86 108 86l214 38c60 6 94-36 94-84s-34-92-94-86z',
    17,
    t.darker,
    ' stroke-dasharray="13 12" stroke-linecap="butt"',
  );

const sprocket: RenderAccessory = (t) =>
  renderRing(300, 310, 196, 40, t.dark) +
  renderRing(300, 310, 196, 34, t.base) +
  renderRing(300, 310, 222, 22, t.base, ' stroke-dasharray="17.4 14.3"') +
  renderRing(300, 310, 206, 5, t.lighter, ' opacity=".7"') +
  Array.from(
    { length: 5 },
    (_, index) =>
      `<g transform="rotate(${index * 72} 300 310)">${renderBar('M300 258V132', 40, t)}${renderDisc(300, 190, 13, '#000000', ' opacity=".6"')}</g>`,
  ).join('') +
  renderDisc(300, 310, 82, t.base) +
  renderRing(300, 310, 82, 6, t.dark) +
  renderRing(300, 310, 44, 10, metalTones.base) +
  renderDisc(300, 310, 38, '#000000', ' opacity=".6"');

const tyre: RenderAccessory = (t) =>
  renderRing(300, 310, 200, 66, rubberTones.base) +
  renderRing(300, 310, 178, 22, t.base) +
  renderRing(300, 310, 226, 14, rubberTones.darker, ' stroke-dasharray="12 9"') +
  renderRing(300, 310, 212, 4, rubberTones.lighter, ' stroke-dasharray="20 10" opacity=".7"') +
  renderRing(300, 310, 190, 3.5, '#d5d7d7', ' opacity=".85"') +
  renderRing(300, 310, 166, 5, rubberTones.darker) +
  renderLine('M132 214a200 200 0 0 1 130-96', 10, '#ffffff', ' opacity=".18"');

const care: RenderAccessory = (t) =>
  renderArea(
    'M196 262h150c26 0 44 18 44 44v170c0 26-18 44-44 44H196c-26 0-44-18-44-44V306c0-26 18-44 44-44z',
    t.base,
  ) +
  renderArea(
    'M196 262h34v258h-34c-26 0-44-18-44-44V306c0-26 18-44 44-44z',
    t.lighter,
    ' opacity=".5"',
  ) +
  renderArea(
    'M346 262c26 0 44 18 44 44v170c0 26-18 44-44 44h-24c12-80 12-180 0-258z',
    t.darker,
    ' opacity=".35"',
  ) +
  renderArea('M176 346h190v104H176z', '#f3f0e4') +
  renderLine('M204 384h134M204 414h92', 9, t.dark) +
  renderArea('M228 196h86v66h-86z', rubberTones.base) +
  renderArea('M206 128h154l40 34v30H206z', rubberTones.light) +
  renderLine('M400 176h54', 14, rubberTones.base) +
  renderLine('M352 206c12 30 2 54-12 70', 12, rubberTones.base) +
  [
    [496, 150],
    [520, 178],
    [496, 206],
  ]
    .map(([x = 0, y = 0]) => renderDisc(x, y, 7, metalTones.base))
    .join('');

const apparel: RenderAccessory = (t) =>
  renderArea(
    'M216 112c30 30 138 30 168 0l98 42 62 130-82 46-34-60v246H172V270l-34 60-82-46 62-130z',
    t.base,
  ) +
  renderArea('M216 112c30 30 138 30 168 0l30 13c-46 60-182 60-228 0z', t.dark) +
  renderArea('M172 270l-34 60-82-46 62-130 36-15c-8 60 10 96 18 131z', t.light, ' opacity=".55"') +
  renderArea('M428 270l34 60 82-46-62-130-36-15c8 60-10 96-18 131z', t.darker, ' opacity=".35"') +
  renderLine('M300 146v370', 6, t.darker) +
  renderLine('M172 470h256', 22, '#d8d9d6', ' stroke-linecap="butt" opacity=".9"') +
  renderLine('M220 330v120M380 330v120', 4, t.darker, ' opacity=".5"');

/** Drawings of wear parts, tools, care products and clothing. */
export const workshopAccessoryDrawings = {
  helmet,
  pump,
  tool,
  belt,
  sprocket,
  tyre,
  care,
  apparel,
};
