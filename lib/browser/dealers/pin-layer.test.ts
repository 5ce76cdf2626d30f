// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createPinLayer } from './pin-layer';

const pin = (number: number, longitude: number) => ({
  ...{ slug: `shop-${number}`, number, name: `Shop ${number}`, latitude: 0, longitude },
});

it('shows the number of shops in a cluster and numbers single shops', () => {
  let marked: number[] = [];
  const layer = createPinLayer({
    words: {
      title: 'Karte',
      pin: (number, name) => `${number}, ${name}`,
      cluster: (count) => `${count} Händler`,
      gestures: { wheel: '', macWheel: '', touch: '' },
    },
    events: { onLight: () => undefined, onChoose: () => undefined },
    project: ({ longitude }) => ({ x: longitude, y: 0 }),
    zoomInto: () => undefined,
    onGroup: (places) => (marked = places.map(({ longitude }) => longitude)),
  });
  layer.show([pin(4, 0), pin(5, 10), pin(6, 20), pin(7, 300)]);
  const marks = [...layer.element.querySelectorAll('button')];
  expect(marks.map((mark) => [mark.textContent, mark.getAttribute('aria-label')])).toEqual([
    ['3', '3 Händler'],
    ['7', '7, Shop 7'],
  ]);
  expect(marked).toEqual([0, 300]);

  layer.show(Array.from({ length: 31 }, (_, index) => pin(index + 1, index * 100)));
  const [first] = layer.element.querySelectorAll('button');
  expect([first?.textContent, first?.getAttribute('aria-label')]).toEqual(['', '1, Shop 1']);
});
