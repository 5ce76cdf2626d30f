/** The order to place: product, payment method and requested response fields. */
interface Wish {
  product: string;
  payment: string;
  /** Title of the order's basket, unique per customer. */
  title: string;
  /** GraphQL selection of the order fields to return. */
  fields: string;
}

/** Sends a GraphQL request to a running shop, like its pages do. Throws GraphQL errors. */
async function askShop(shopUrl: string, query: string, variables: object, token?: string) {
  const response = await fetch(shopUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Record<string, unknown>;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Returns an access token of the demo customer Anna for a running shop. */
async function annasToken(shopUrl: string): Promise<string> {
  const { token } = await askShop(
    shopUrl,
    'query { token(username: "anna@lautlos.example", password: "Lautlos-2026!") }',
    {},
  );
  return String(token);
}

/** Places an order of the demo customer Anna in a running shop and returns the given fields. */
export async function placeDemoOrder(
  shopUrl: string,
  { product, payment, title, fields }: Wish,
): Promise<Record<string, unknown>> {
  const token = await annasToken(shopUrl);
  const { basketCreate } = await askShop(
    shopUrl,
    'mutation ($title: String!) { basketCreate(basket: { title: $title }) { id } }',
    { title },
    token,
  );
  const { id } = basketCreate as { id: string };
  const steps: [call: string, variable: object][] = [
    ['basketAddItem(basketId: $id, productId: $one, amount: 1) { id }', { one: product }],
    ['basketSetDeliveryMethod(basketId: $id, deliveryMethodId: $one) { id }', { one: 'standard' }],
    ['basketSetPayment(basketId: $id, paymentId: $one) { id }', { one: payment }],
  ];
  for (const [call, variable] of steps)
    await askShop(
      shopUrl,
      `mutation ($id: ID!, $one: ID!) { ${call} }`,
      { id, ...variable },
      token,
    );
  const { placeOrder } = await askShop(
    shopUrl,
    `mutation ($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { ${fields} } }`,
    { id },
    token,
  );
  return placeOrder as Record<string, unknown>;
}
