import { describe, expect, it } from 'vitest';
import { cleanSkus, readSkus, withSku } from './kept-skus';
import { readSeen, type SeenPage, withSeen } from './seen-pages';
import { changeWishList, emptyWishList, readWishList, type WishList } from './wish-list';
import { agreeWishList, changeToSend, takeBack } from './wish-sync';

const [lu, ha, bell] = ['LU11.25.H.M.SA', 'HA8.25.D.L.NB', 'KLM-1'];
const keys = ['first-key-of-a-change', 'second-key-of-a-change'] as const;
const kept = (...skus: string[]): WishList => ({ ...emptyWishList, skus });

describe('numbers of articles', () => {
  it.each<[string, unknown[], string[]]>([
    ['in order, each once', [lu, ha, lu], [lu, ha]],
    ['nothing else', [null, 7, {}, '', 'ab', '<b>', "x' or 1=1", 'x'.repeat(61), ha], [ha]],
  ])('are kept %s', (_case, values, skus) => {
    expect(cleanSkus(values)).toEqual(skus);
  });

  it('are a hundred at most, of ten thousand too', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `ABC-${index}`);
    expect(cleanSkus(many)).toEqual(many.slice(0, 100));
    expect(readSkus(many.join(','))).toHaveLength(100);
    expect(withSku(many.slice(0, 100), lu)).toEqual([lu, ...many.slice(0, 99)]);
  });
});

describe('a list as it was written down', () => {
  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{"skus":["LU'],
    ['a number', '7'],
    ['a text', '"LU11"'],
    ['other things', '{"skus":"LU11","owner":3,"sent":[],"added":{}}'],
    ['a forged change', '{"sent":{"key":"<script>","add":["KLM-1"],"remove":[]}}'],
  ])('is empty for %s', (_case, text) => {
    expect(readWishList(text)).toEqual(emptyWishList);
  });

  it('comes back as it was', () => {
    const list = changeToSend(changeWishList(kept(lu), ha, true), 'anna', keys[0]);
    expect(readWishList(JSON.stringify(list))).toEqual(list);
    expect(readWishList(JSON.stringify([lu, ha, null])).skus).toEqual([lu, ha]);
  });
});

describe('a change', () => {
  it('adds in front, and takes off', () => {
    const list = changeWishList(changeWishList(kept(lu), ha, true), lu, false);
    expect(list).toMatchObject({ skus: [ha], added: [ha], removed: [lu] });
    expect(changeWishList(list, ha, true)).toBe(list);
  });

  it('takes no more than a hundred, and loses none of them', () => {
    const full = kept(...Array.from({ length: 100 }, (_, index) => `ABC-${index}`));
    expect(changeWishList(full, lu, true)).toBe(full);
  });
});

describe('on the way into the account', () => {
  it('all of nobody’s list is added, once', () => {
    const sent = changeToSend(kept(lu, ha), 'anna', keys[0]);
    expect(sent.sent).toEqual({ key: keys[0], add: [lu, ha], remove: [] });
    const agreed = agreeWishList(sent, [lu, ha, bell]);
    expect(agreed).toEqual({ ...emptyWishList, skus: [lu, ha, bell], owner: 'anna' });
    expect(changeToSend(agreed, 'anna', keys[1]).sent).toEqual({
      ...{ key: keys[1], add: [], remove: [] },
    });
  });

  it('what may not have arrived goes again as it was, under its key', () => {
    const sent = changeToSend(kept(lu), 'anna', keys[0]);
    const changed = changeWishList(changeWishList(sent, lu, false), ha, true);
    const again = changeToSend(changed, 'anna', keys[1]);
    expect(again.sent).toEqual(sent.sent);
    const agreed = agreeWishList(again, [lu, bell]);
    expect(agreed.skus).toEqual([ha, bell]);
    expect(changeToSend(agreed, 'anna', keys[1]).sent).toEqual({
      ...{ key: keys[1], add: [ha], remove: [lu] },
    });
  });

  it('what was refused waits, and later changes win', () => {
    const sent = changeToSend(kept(lu, ha), 'anna', keys[0]);
    const refused = takeBack(changeWishList(changeWishList(sent, lu, false), bell, true));
    expect(refused).toMatchObject({ sent: null, added: [bell, ha], removed: [lu] });
  });

  it('another owner’s list is dropped, and none of it is sent', () => {
    const annas = agreeWishList(changeToSend(kept(lu), 'anna', keys[0]), [lu]);
    const evas = changeToSend(changeWishList(annas, ha, true), 'eva', keys[1]);
    expect(evas).toEqual({
      ...emptyWishList,
      owner: 'eva',
      sent: { key: keys[1], add: [], remove: [] },
    });
  });
});

describe('what was seen', () => {
  const ludwig: SeenPage = ['/bikes/ludwig', lu];

  it('is each page once, with the variant looked at last, the newest first', () => {
    const list = withSeen(withSeen([ludwig], ['/bikes/hannah', ha]), ['/bikes/ludwig', 'LU8']);
    expect(list).toEqual([
      ['/bikes/ludwig', 'LU8'],
      ['/bikes/hannah', ha],
    ]);
  });

  it('is a dozen at most', () => {
    let list: SeenPage[] = [];
    for (let index = 0; index < 40; index += 1)
      list = withSeen(list, [`/bikes/${index}`, `B-${index}`]);
    expect(list.map(([, sku]) => sku).slice(-1)).toEqual(['B-28']);
    expect(list).toHaveLength(12);
  });

  it.each([null, '{', '7', '{"a":1}', '[1,"x",["/bikes"],["/bikes","<b>"],[7,"LU11"]]'])(
    'is nothing in %s',
    (text) => {
      expect(readSeen(text)).toEqual([]);
    },
  );

  it('comes back as it was', () => {
    expect(readSeen(JSON.stringify([ludwig]))).toEqual([ludwig]);
  });
});
