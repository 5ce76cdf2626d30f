const presalePaths = ['bikes/emil-presale', 'bikes/emilia-presale'];

const presaleCategories = ['Dealer-Presale', 'Händler-Vorverkauf'];

/** True for the presale bikes and for any page whose query category says so (Spec §6). */
export function isPresale(pathname: string, category: string | null): boolean {
  return (
    presalePaths.some((path) => pathname.includes(path)) ||
    (category !== null && presaleCategories.includes(category))
  );
}
