/** Days in which a consumer may withdraw from a contract by law (§ 355 BGB). What a shop grants beyond them is a voluntary return. */
export const statutoryWithdrawalDays = 14;
