import type { PdfDocument } from './document';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Matches the SVG tags to draw in the output of `renderBikeSvg`. Gradients and other tags are ignored. */
const tags = /<(path|circle|ellipse|svg)\s([^>]*)>/g;
const attributes = /([\w-]+)="([^"]*)"/g;

/**
 * Draws the output of `renderBikeSvg` as vector graphics and returns its height in points. Supports paths and circles
 * with a fill or a stroke; the soft shadow is left out.
 */
export function drawSvg(doc: PdfDocument, svg: string, { x, y, width }: Place): number {
  let height = 0;
  doc.save();
  for (const [, tag, list] of svg.matchAll(tags)) {
    const at = new Map(
      [...(list ?? '').matchAll(attributes)].map(([, name, value]) => [name, value]),
    );
    if (tag === 'svg') {
      const [left = 0, top = 0, wide = 1, high = 1] = (at.get('viewBox') ?? '')
        .split(' ')
        .map(Number);
      const scale = width / wide;
      height = high * scale;
      doc.translate(x, y).scale(scale).translate(-left, -top);
    } else drawShape(doc, tag ?? '', at);
  }
  doc.restore();
  return height;
}

type Attributes = ReadonlyMap<string | undefined, string | undefined>;

function drawShape(doc: PdfDocument, tag: string, at: Attributes): void {
  const number = (name: string, other = 0) => Number(at.get(name) ?? other);
  const fill = colorOf(at.get('fill'));
  const stroke = colorOf(at.get('stroke'));
  if (fill === null && stroke === null) return;
  doc.save().opacity(number('opacity', 1));
  if (tag === 'path') doc.path(at.get('d') ?? '');
  else if (tag === 'circle') doc.circle(number('cx'), number('cy'), number('r'));
  if (stroke !== null) {
    doc.lineWidth(number('stroke-width', 1)).lineJoin('round');
    doc.lineCap(at.get('stroke-linecap') === 'round' ? 'round' : 'butt');
    const dashes = at.get('stroke-dasharray')?.split(' ').map(Number);
    if (dashes) doc.dash(dashes[0] ?? 1, { space: dashes[1] ?? 1 });
    doc.stroke(stroke);
  } else if (fill !== null) doc.fill(fill);
  doc.restore();
}

/** Parses a color as #rrggbb. Returns null for no color and for gradients. */
function colorOf(value: string | undefined): string | null {
  return value !== undefined && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}
