import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Date: 'string', DateTime: 'string', JSON: 'unknown', I18NLocaleCode: 'string' };

const documents = {
  useTypeImports: true,
  scalars,
  enumsAsTypes: true,
  defaultScalarType: 'unknown',
  skipTypename: true,
};

const resolvers = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  makeResolverTypeCallable: true,
  defaultMapper: 'Partial<{T}>',
};

/** The model type that a resolver returns for each GraphQL type. Types without an entry use the shape of the schema. */
const shopMappers = {
  Product: '@/services/shop/base/product-model#ProductModel',
  ProductStock: '@/services/shop/base/product-model#ProductStockModel',
  Basket: '@/services/shop/basket/basket-model#BasketModel',
  PublicBasket: '@/services/shop/basket/basket-model#BasketModel',
  BasketItem: '@/services/shop/basket/basket-model#BasketItemModel',
  Customer: '@/services/shop/customer/customer.repository#CustomerModel',
  InvoiceAddress: '@/services/shop/address/address-model#InvoiceAddressModel',
  DeliveryAddress: '@/services/shop/address/address-model#DeliveryAddressModel',
  Order: '@/services/shop/order/order-model#OrderModel',
  OrderItem: '@/services/shop/order/order-model#OrderItemModel',
};

const config: CodegenConfig = {
  generates: {
    'graphql/generated/shop/': {
      schema: 'graphql/shop/schema.graphql',
      documents: 'graphql/shop/operations/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: documents,
    },
    'graphql/generated/content/': {
      schema: 'graphql/content/schema.graphql',
      documents: 'graphql/content/operations/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...documents, skipTypename: false, nonOptionalTypename: false },
    },
    // Types exactly as in the schema, without mappers, for callers of the API and for the models themselves.
    'graphql/generated/shop-types.ts': {
      schema: 'graphql/shop/schema.graphql',
      plugins: ['typescript'],
      config: { scalars, useTypeImports: true, enumsAsTypes: true },
    },
    'graphql/generated/shop/schema-types.ts': {
      schema: 'graphql/shop/schema.graphql',
      plugins: ['./tools/codegen/schema-types-plugin.mjs'],
    },
    'graphql/generated/shop/specification-schema.ts': {
      schema: 'graphql/shop/levels/specification.graphql',
      plugins: ['./tools/codegen/level-schema-plugin.mjs'],
    },
    'graphql/generated/shop/stock-schema.ts': {
      schema: 'graphql/shop/levels/stock.graphql',
      plugins: ['./tools/codegen/level-schema-plugin.mjs'],
    },
    'graphql/generated/content/schema-types.ts': {
      schema: 'graphql/content/schema.graphql',
      plugins: ['./tools/codegen/schema-types-plugin.mjs'],
    },
    'graphql/generated/shop-resolvers.ts': {
      schema: 'graphql/shop/schema.graphql',
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...resolvers,
        contextType: '@/services/shop/base/shop-context#ShopContext',
        mappers: shopMappers,
      },
    },
    'graphql/generated/content-resolvers.ts': {
      schema: 'graphql/content/schema.graphql',
      plugins: ['typescript', 'typescript-resolvers'],
      config: resolvers,
    },
  },
};

export default config;
