/** The basket fields checked in tests. */
export const basketFieldsFragment = /* GraphQL */ `
  fragment BasketFields on Basket {
    id
    title
    public
    items {
      id
      amount
      persParam
      product {
        id
      }
    }
    cost {
      productNet {
        price
        vat
        vatValue
      }
      productGross {
        sum
        vats {
          vatRate
          vatPrice
        }
      }
      delivery {
        price
        vatValue
        nettoPriceMode
      }
      payment {
        price
      }
      voucher
      total
    }
    vouchers {
      id
      number
      discount
    }
    deliveryMethod {
      id
      title
    }
    deliveryAddress {
      id
    }
    payment {
      id
    }
  }
`;

/** The order fields checked in tests. */
export const orderFieldsFragment = /* GraphQL */ `
  fragment OrderFields on Order {
    id
    orderNumber
    remark
    items {
      sku
      title
      amount
      persParam
      price {
        price
      }
      itemPrice {
        price
      }
      product {
        id
      }
    }
    cost {
      productNet {
        price
      }
      productGross {
        sum
        vats {
          vatRate
          vatPrice
        }
      }
      delivery {
        price
      }
      voucher
      total
    }
    vouchers {
      number
    }
    delivery {
      provider {
        id
      }
    }
    payment {
      payment {
        id
      }
    }
    invoiceAddress {
      lastName
      email
      country {
        id
      }
    }
    deliveryAddress {
      lastName
      country {
        title
      }
    }
  }
`;
