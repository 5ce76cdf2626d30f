// The door to changes of orders: who is told that their days have moved, and what they answer.
export { answerChange } from './answer-change';
export { tellDayMoves } from './tell-day-moves';
export { viewChange } from './view-change';
