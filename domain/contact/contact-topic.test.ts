import { expect, it } from 'vitest';
import { asksForOrder, contactTopics, toContactTopic } from './contact-topic';

it.each([
  ['press', 'press'],
  ['order', 'order'],
  ['Press', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j names the topic %j', (value, topic) => {
  expect(toContactTopic(value)).toBe(topic);
});

it('asks for an order only where there may be one', () => {
  expect(contactTopics.filter(asksForOrder)).toEqual(['order', 'service']);
});
