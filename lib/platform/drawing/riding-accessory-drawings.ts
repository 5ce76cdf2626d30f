import {
  renderArea,
  renderBar,
  renderDisc,
  type RenderAccessory,
  leatherTones,
  renderLine,
  metalTones,
  renderRing,
  rubberTones,
} from './accessory-shapes';

const bell: RenderAccessory = (t) =>
  renderBar('M300 452V520', 34, rubberTones) +
  renderArea(
    'M214 486h172a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H214a14 14 0 0 1-14-14v-22a14 14 0 0 1 14-14z',
    rubberTones.base,
  ) +
  renderArea('M110 420C110 260 190 150 300 150s190 110 190 270z', t.base) +
  renderArea('M110 420C110 260 190 150 300 150c-70 40-112 140-112 270z', t.light, ' opacity=".6"') +
  renderArea('M490 420C490 260 410 150 300 150c96 46 136 150 136 270z', t.dark, ' opacity=".45"') +
  renderLine('M176 372c8-84 42-146 92-172', 12, t.lighter, ' opacity=".9"') +
  renderArea('M96 416h408a12 12 0 0 1 0 36H96a12 12 0 0 1 0-36z', t.dark) +
  renderArea('M96 416h408a12 12 0 0 1 9 8H87a12 12 0 0 1 9-8z', t.lighter, ' opacity=".7"') +
  renderDisc(300, 142, 20, t.darker) +
  renderDisc(296, 137, 8, t.lighter) +
  renderLine('M424 470l66 26', 16, metalTones.dark) +
  renderDisc(496, 498, 20, metalTones.base) +
  renderDisc(491, 493, 7, metalTones.lighter);

const lock: RenderAccessory = (t) =>
  renderLine('M180 372V232c0-74 52-128 120-128s120 54 120 128v140', 54, rubberTones.dark) +
  renderLine('M180 372V232c0-74 52-128 120-128s120 54 120 128v140', 44, t.base) +
  renderLine('M168 372V232c0-80 58-134 126-138', 7, t.lighter, ' opacity=".8"') +
  renderArea(
    'M120 364h360a28 28 0 0 1 28 28v84a28 28 0 0 1-28 28H120a28 28 0 0 1-28-28v-84a28 28 0 0 1 28-28z',
    rubberTones.base,
  ) +
  renderArea(
    'M120 364h360a28 28 0 0 1 28 28v6H92v-6a28 28 0 0 1 28-28z',
    rubberTones.lighter,
    ' opacity=".5"',
  ) +
  renderArea('M92 452h416v24a28 28 0 0 1-28 28H120a28 28 0 0 1-28-28z', rubberTones.dark) +
  renderDisc(300, 434, 34, metalTones.base) +
  renderRing(300, 434, 34, 5, metalTones.dark) +
  renderArea('M294 412h12v44h-12z', rubberTones.darker) +
  renderDisc(142, 434, 9, metalTones.dark) +
  renderDisc(458, 434, 9, metalTones.dark);

const light: RenderAccessory = (t) =>
  renderArea('M250 420h100l16 100H234z', rubberTones.base) +
  renderBar('M214 520h172', 26, rubberTones) +
  renderArea(
    'M150 176h250c40 0 72 56 72 124s-32 124-72 124H150C98 424 66 370 66 300s32-124 84-124z',
    t.base,
  ) +
  renderArea('M150 176h250c20 0 38 14 51 38H102c12-24 28-38 48-38z', t.lighter, ' opacity=".55"') +
  renderArea('M78 356c14 42 40 68 72 68h250c28 0 52-28 64-68z', t.darker, ' opacity=".55"') +
  `<ellipse cx="404" cy="300" rx="66" ry="124" fill="${metalTones.dark}"/><ellipse cx="410" cy="300" rx="52" ry="106" fill="#efe9cf"/><ellipse cx="410" cy="300" rx="26" ry="62" fill="#fffbe6"/>` +
  renderLine(
    'M410 196v208M362 264c20 14 76 14 96 0M362 336c20-14 76-14 96 0',
    4,
    '#c9c2a0',
    ' opacity=".8"',
  ) +
  [150, 190, 230].map((x) => renderLine(`M${x} 232v136`, 9, t.dark)).join('');

const saddle: RenderAccessory = (t) =>
  renderLine('M176 402c66 64 226 68 316-30', 15, metalTones.dark) +
  renderLine('M176 396c66 64 226 68 316-30', 9, metalTones.lighter) +
  renderArea('M272 420h70l14 66h-98z', rubberTones.base) +
  renderArea(
    'M560 268c6 20-12 34-40 36-76 6-128 14-176 40-54 28-104 86-178 88-58 2-114-20-120-64-8-54 28-104 84-112 62-10 110 30 186 26 92-4 226-62 244-14z',
    t.base,
  ) +
  renderArea(
    'M560 268c-18-48-152 10-244 14-76 4-124-36-186-26-32 4-58 22-72 46 22-16 52-20 84-14 60 12 98 46 190 36 96-10 150-44 228-56z',
    t.light,
    ' opacity=".75"',
  ) +
  renderArea(
    'M46 368c6 44 62 66 120 64 74-2 124-60 178-88 20-12 42-20 66-26-70 4-118 26-164 54-64 38-140 46-200-4z',
    t.darker,
    ' opacity=".5"',
  ) +
  renderLine(
    'M96 296c44-22 94-4 150 12s170-10 262-40',
    4,
    t.lighter,
    ' opacity=".7" stroke-dasharray="2 11"',
  ) +
  [82, 104, 128].map((x, index) => renderDisc(x, 404 + index * 6, 6, '#c99a35')).join('');

const grip: RenderAccessory = (t) =>
  renderBar('M96 196 L500 132', 34, rubberTones) +
  renderArea(
    'M120 146 452 92c22-4 40 8 44 30l8 46c4 22-8 40-30 44L142 268c-26 4-46-8-50-32l-8-42c-4-24 10-44 36-48z',
    t.base,
  ) +
  renderArea(
    'M120 146 452 92c22-4 40 8 44 30l1 8L86 202l-2-8c-4-24 10-44 36-48z',
    t.lighter,
    ' opacity=".5"',
  ) +
  renderLine('M150 246l300-50', 4, t.darker, ' stroke-dasharray="3 12"') +
  renderArea(
    'M100 386l332-30c22-2 40 12 42 34l4 50c2 22-12 40-34 42l-330 32c-26 2-46-14-48-38l-4-42c-2-26 14-46 38-48z',
    t.base,
  ) +
  renderArea(
    'M100 386l332-30c22-2 40 12 42 34v6L62 440l-0-6c-2-26 14-46 38-48z',
    t.lighter,
    ' opacity=".5"',
  ) +
  renderArea(
    'M70 476l408-38v2c2 22-12 40-34 42l-330 32c-22 2-38-10-44-26z',
    t.darker,
    ' opacity=".45"',
  ) +
  renderLine('M140 494l300-28', 4, t.darker, ' stroke-dasharray="3 12"') +
  renderLine('M470 356l8 126', 16, metalTones.base) +
  renderLine('M492 96l16 108', 16, metalTones.base);

const pedal: RenderAccessory = (t) =>
  renderBar('M300 300H548', 40, metalTones) +
  renderArea('M520 276h52v48h-52z', metalTones.dark) +
  renderArea(
    'M96 196h344a24 24 0 0 1 24 24v160a24 24 0 0 1-24 24H96a24 24 0 0 1-24-24V220a24 24 0 0 1 24-24z',
    t.base,
  ) +
  renderArea('M134 246h108v108H134zM282 246h142v108H282z', '#000000', ' opacity=".55"') +
  renderArea(
    'M96 196h344a24 24 0 0 1 24 24v6H72v-6a24 24 0 0 1 24-24z',
    t.lighter,
    ' opacity=".6"',
  ) +
  renderArea('M72 368h392v12a24 24 0 0 1-24 24H96a24 24 0 0 1-24-24z', t.darker, ' opacity=".6"') +
  renderBar('M86 300h366', 34, metalTones) +
  [110, 188, 268, 348, 426]
    .map((x) => renderDisc(x, 220, 7, metalTones.lighter) + renderDisc(x, 380, 7, metalTones.base))
    .join('') +
  renderLine('M72 240V360', 10, '#e8a33a') +
  renderLine('M464 240v26M464 334v26', 10, '#e8a33a');

const mirror: RenderAccessory = (t) =>
  renderBar('M236 520V430c0-40 8-74 34-110', 20, rubberTones) +
  renderArea('M196 500h82v36h-82z', rubberTones.base) +
  `<ellipse cx="330" cy="220" rx="168" ry="150" fill="${t.dark}"/><ellipse cx="326" cy="216" rx="160" ry="142" fill="${t.base}"/><ellipse cx="330" cy="220" rx="132" ry="116" fill="#c7d2d6"/>` +
  renderArea(
    'M222 178c30-50 90-78 150-66L246 300c-30-28-42-74-24-122z',
    '#eef3f4',
    ' opacity=".85"',
  ) +
  renderArea('M412 130c28 20 46 50 49 82L330 336c-22 0-42-6-58-15z', '#dfe7ea', ' opacity=".7"');

const phoneMount: RenderAccessory = (t) =>
  renderBar('M110 452H490', 44, metalTones) +
  renderArea('M238 396h124v92H238z', rubberTones.base) +
  renderRing(300, 452, 40, 14, rubberTones.dark) +
  renderArea(
    'M206 96h188a26 26 0 0 1 26 26v252a26 26 0 0 1-26 26H206a26 26 0 0 1-26-26V122a26 26 0 0 1 26-26z',
    t.base,
  ) +
  renderArea(
    'M214 118h172a10 10 0 0 1 10 10v240a10 10 0 0 1-10 10H214a10 10 0 0 1-10-10V128a10 10 0 0 1 10-10z',
    '#2b2f31',
  ) +
  renderArea('M214 118h112L204 330V128a10 10 0 0 1 10-10z', '#565c60', ' opacity=".5"') +
  renderLine('M172 190v60M172 300v44M428 190v60M428 300v44', 18, t.darker) +
  renderLine('M236 300c28-44 46 30 74-12s34 6 54-26', 6, t.lighter);

const barDrawing: RenderAccessory = (t) =>
  renderBar('M60 372c40-6 62-30 70-74 12-66 58-92 170-92s158 26 170 92c8 44 30 68 70 74', 30, t) +
  renderArea('M262 176h76v62h-76z', metalTones.dark) +
  renderArea('M262 176h76v18h-76z', metalTones.lighter, ' opacity=".7"') +
  renderLine('M62 372c32-4 50-22 60-46M538 372c-32-4-50-22-60-46', 44, leatherTones.base) +
  renderLine(
    'M60 360c30-4 46-18 54-40M540 360c-30-4-46-18-54-40',
    8,
    leatherTones.lighter,
    ' opacity=".7"',
  );

/** Drawings of accessories to hold, sit on or wear while riding. */
export const ridingAccessoryDrawings = {
  bell,
  lock,
  light,
  saddle,
  grip,
  pedal,
  mirror,
  'phone-mount': phoneMount,
  bar: barDrawing,
};
