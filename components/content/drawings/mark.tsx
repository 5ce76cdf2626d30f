interface Props {
  readonly at: readonly [x: number, y: number];
  readonly number: number;
  /** How much larger, in a drawing with much around it. */
  readonly scale?: number;
}

/** A number in a drawing, which the list beside it explains. */
export function Mark({ at: [x, y], number, scale = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="15" fill="var(--lt-ink)" stroke="none" />
      <text
        y="6"
        fill="var(--lt-paper)"
        stroke="none"
        fontSize="17"
        style={{ fontWeight: 620 }}
        textAnchor="middle"
      >
        {number}
      </text>
    </g>
  );
}
