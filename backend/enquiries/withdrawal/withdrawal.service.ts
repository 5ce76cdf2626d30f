// The door to declarations of withdrawal: how they come in, and who decides about those that wait.
export { answerDeclaration } from './answer-withdrawal';
export { declareWithdrawal } from './declare-withdrawal';
export { decideByHouse } from './decide-by-house';
export { decisionCommandUsage, readDecisionCommand } from './decision-command';
export { outcomeOfOrder } from './order-outcome';
export { readOwnReceipt, readReceiptByKey } from './read-receipt';
export { remindOfHolds } from './remind-of-holds';
export { findOwnLink, findWithdrawalByLink, viewWithdrawal } from './view-withdrawal';
