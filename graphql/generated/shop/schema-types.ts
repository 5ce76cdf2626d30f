export const schemaTypes = {
 "objects": {
  "Basket": {
   "cost": "BasketCost!",
   "creationDate": "DateTime",
   "deliveryAddress": "DeliveryAddress",
   "deliveryEstimate": "BasketDeliveryEstimate",
   "deliveryMethod": "DeliveryMethod",
   "deliveryWish": "DeliveryWish",
   "id": "ID!",
   "items": "[BasketItem!]!",
   "lastUpdateDate": "DateTime",
   "parting": "BasketParting",
   "payment": "Payment",
   "public": "Boolean!",
   "title": "String!",
   "vouchers": "[Voucher!]"
  },
  "BasketAddItemsResult": {
   "added": "Int!",
   "basket": "Basket!",
   "refused": "[BasketRefusedItem!]!"
  },
  "BasketCost": {
   "currency": "Currency!",
   "delivery": "Price!",
   "discount": "Float!",
   "payment": "Price",
   "productGross": "BasketProductBruttoSum!",
   "productNet": "Price!",
   "total": "Float!",
   "voucher": "Float!"
  },
  "BasketDeliveryEstimate": {
   "country": "Country",
   "price": "Price!"
  },
  "BasketDeliveryMethod": {
   "cost": "Price",
   "id": "ID!",
   "paymentTypes": "[BasketPayment!]!",
   "position": "Int!",
   "title": "String!"
  },
  "BasketItem": {
   "amount": "Int!",
   "id": "ID!",
   "lastUpdateDate": "DateTime",
   "persParam": "String",
   "product": "Product"
  },
  "BasketLimitedProduct": {
   "amount": "Int!",
   "title": "String!",
   "wanted": "Int!"
  },
  "BasketParting": {
   "country": "Country",
   "options": "[BasketPartingOption!]!"
  },
  "BasketPartingOption": {
   "delivery": "Price!",
   "shipments": "[BasketShipment!]!",
   "wish": "DeliveryWish!"
  },
  "BasketPayment": {
   "active": "Boolean!",
   "cost": "Price!",
   "description": "String!",
   "id": "ID!",
   "title": "String!"
  },
  "BasketProductBruttoSum": {
   "sum": "Float!",
   "vats": "[BasketProductVats!]!"
  },
  "BasketProductVats": {
   "vatPrice": "Float!",
   "vatRate": "Float!"
  },
  "BasketRefusedItem": {
   "available": "Int!",
   "index": "Int!",
   "message": "String!",
   "type": "BasketRefusal!"
  },
  "BasketShipment": {
   "expected": "DateTime",
   "expectedFrom": "DateTime",
   "items": "[BasketShipmentItem!]!"
  },
  "BasketShipmentItem": {
   "amount": "Int!",
   "basketItemId": "ID!"
  },
  "BasketTakenAlong": {
   "basketId": "ID!",
   "leftOut": "[String]!",
   "limited": "[BasketLimitedProduct!]!"
  },
  "Category": {
   "id": "ID!",
   "title": "String!"
  },
  "Country": {
   "active": "Boolean!",
   "id": "ID!",
   "isoAlpha2": "String!",
   "position": "Int!",
   "title": "String!"
  },
  "Currency": {
   "id": "Int!",
   "name": "String!",
   "rate": "Float!",
   "sign": "String!"
  },
  "Customer": {
   "basket": "Basket!",
   "baskets": "[Basket!]!",
   "birthdate": "DateTime",
   "credit": "CustomerCredit",
   "customerNumber": "String!",
   "deliveryAddresses": "[DeliveryAddress!]!",
   "email": "String!",
   "firstName": "String!",
   "id": "ID!",
   "invoiceAddress": "InvoiceAddress!",
   "lastName": "String",
   "noticeList": "[NoticeListItem!]",
   "orders": "[Order!]!",
   "registered": "DateTime",
   "shbCustomerNumber": "String"
  },
  "CustomerCredit": {
   "free": "Float",
   "limit": "Float",
   "open": "Float!"
  },
  "DeliveryAddress": {
   "additionalInfo": "String!",
   "city": "String!",
   "company": "String!",
   "country": "Country",
   "fax": "String!",
   "firstName": "String!",
   "id": "ID!",
   "lastName": "String!",
   "phone": "String!",
   "salutation": "String!",
   "street": "String!",
   "streetNumber": "String!",
   "updated": "DateTime",
   "zipCode": "String!"
  },
  "DeliveryMethod": {
   "id": "ID!",
   "position": "Int!",
   "title": "String!"
  },
  "DeliveryProvider": {
   "active": "Boolean!",
   "id": "ID!",
   "title": "String!"
  },
  "InstalmentOffer": {
   "description": "String!",
   "maxTotal": "Float",
   "title": "String!"
  },
  "InvoiceAddress": {
   "additionalInfo": "String!",
   "city": "String!",
   "company": "String!",
   "country": "Country",
   "created": "DateTime",
   "fax": "String!",
   "firstName": "String!",
   "lastName": "String!",
   "mobile": "String!",
   "phone": "String!",
   "salutation": "String!",
   "street": "String!",
   "streetNumber": "String!",
   "updated": "DateTime",
   "vatID": "String!",
   "vatIDState": "VatIDState",
   "zipCode": "String!"
  },
  "Mutation": {
   "basketAddConfiguration": "Basket!",
   "basketAddItem": "Basket!",
   "basketAddItems": "BasketAddItemsResult!",
   "basketAddVoucher": "Basket!",
   "basketCreate": "Basket!",
   "basketDescribeItem": "Basket!",
   "basketMakePrivate": "Basket!",
   "basketMakePublic": "Basket!",
   "basketRemove": "Boolean!",
   "basketRemoveItem": "Basket!",
   "basketRemoveVoucher": "Basket!",
   "basketSetDeliveryAddress": "Basket!",
   "basketSetDeliveryMethod": "Basket!",
   "basketSetDeliveryWish": "Basket!",
   "basketSetPayment": "Basket!",
   "basketTakeAlong": "BasketTakenAlong!",
   "customerBirthdateUpdate": "Customer!",
   "customerDelete": "Boolean!",
   "customerDeliveryAddressAdd": "DeliveryAddress!",
   "customerDeliveryAddressDelete": "Boolean!",
   "customerInvoiceAddressBlank": "InvoiceAddress!",
   "customerInvoiceAddressSet": "InvoiceAddress!",
   "customerRegister": "Customer!",
   "noticeListChange": "[NoticeListItem!]!",
   "placeOrder": "Order!",
   "tokenDelete": "Boolean!"
  },
  "NoticeListItem": {
   "added": "DateTime!",
   "sku": "String!"
  },
  "Order": {
   "assembled": "DateTime",
   "cancelled": "Boolean",
   "cost": "OrderCost!",
   "delivered": "DateTime",
   "delivery": "OrderDelivery",
   "deliveryAddress": "OrderDeliveryAddress",
   "deliveryWish": "DeliveryWish",
   "expectedDelivery": "DateTime",
   "expectedDeliveryFrom": "DateTime",
   "formerExpectedDelivery": "DateTime",
   "held": "DateTime",
   "id": "ID!",
   "invoiceAddress": "OrderInvoiceAddress",
   "invoiceNumber": "Int",
   "invoiced": "DateTime",
   "invoices": "[OrderInvoice!]",
   "items": "[OrderItem!]!",
   "orderNumber": "Int!",
   "ordered": "DateTime",
   "paid": "DateTime",
   "payment": "OrderPayment",
   "reference": "String",
   "remark": "String",
   "serviceDealer": "String",
   "shipments": "[OrderShipment!]",
   "updated": "DateTime",
   "vouchers": "[Voucher!]!",
   "withdrawn": "DateTime"
  },
  "OrderCost": {
   "currency": "Currency!",
   "delivery": "Price!",
   "discount": "Float!",
   "payment": "Price",
   "productGross": "OrderProductBruttoSum!",
   "productNet": "Price!",
   "total": "Float!",
   "voucher": "Float!"
  },
  "OrderDelivery": {
   "dispatched": "DateTime",
   "provider": "DeliveryProvider!",
   "trackingNumber": "String!",
   "trackingURL": "String!"
  },
  "OrderDeliveryAddress": {
   "additionalInfo": "String!",
   "city": "String!",
   "company": "String!",
   "country": "Country!",
   "firstName": "String!",
   "lastName": "String!",
   "phone": "String!",
   "salutation": "String!",
   "street": "String!",
   "streetNumber": "String!",
   "zipCode": "String!"
  },
  "OrderInvoice": {
   "issued": "DateTime!",
   "kind": "String!",
   "number": "String!"
  },
  "OrderInvoiceAddress": {
   "additionalInfo": "String!",
   "city": "String!",
   "company": "String!",
   "country": "Country!",
   "email": "String!",
   "firstName": "String!",
   "lastName": "String!",
   "phone": "String!",
   "salutation": "String!",
   "street": "String!",
   "streetNumber": "String!",
   "vatID": "String!",
   "zipCode": "String!"
  },
  "OrderItem": {
   "amount": "Float!",
   "id": "ID",
   "itemPrice": "Price",
   "persParam": "String",
   "price": "Price",
   "product": "Product",
   "shortDescription": "String",
   "sku": "String",
   "title": "String"
  },
  "OrderPayment": {
   "id": "ID",
   "isOnline": "Boolean",
   "link": "String",
   "payUntil": "DateTime",
   "payment": "Payment",
   "state": "OrderPaymentState",
   "transfer": "OrderTransfer"
  },
  "OrderProductBruttoSum": {
   "sum": "Float!",
   "vats": "[OrderProductVats!]!"
  },
  "OrderProductVats": {
   "vatPrice": "Float!",
   "vatRate": "Float!"
  },
  "OrderShipment": {
   "delivered": "DateTime",
   "dispatched": "DateTime",
   "expected": "DateTime",
   "expectedFrom": "DateTime",
   "items": "[OrderShipmentItem!]!",
   "number": "Int!",
   "state": "String!",
   "trackingNumber": "String!",
   "trackingURL": "String!"
  },
  "OrderShipmentItem": {
   "amount": "Int!",
   "frameNumbers": "[String!]!",
   "orderItemId": "ID!",
   "title": "String!"
  },
  "OrderTransfer": {
   "amount": "Float!",
   "bank": "String!",
   "bic": "String!",
   "code": "String",
   "holder": "String!",
   "iban": "String!",
   "reference": "String!"
  },
  "OutletPiece": {
   "isNew": "Boolean!",
   "specs": "[OutletPieceSpec!]!"
  },
  "OutletPieceSpec": {
   "text": "String",
   "title": "String!"
  },
  "Payment": {
   "active": "Boolean!",
   "description": "String!",
   "id": "ID!",
   "title": "String!"
  },
  "Price": {
   "currency": "Currency!",
   "nettoPriceMode": "Boolean",
   "price": "Float!",
   "vat": "Float!",
   "vatValue": "Float!"
  },
  "Product": {
   "accessories": "[Product!]",
   "active": "Boolean!",
   "categories": "[Category!]!",
   "category": "ProductCategory",
   "dealer": "Boolean",
   "flaw": "ProductFlaw",
   "id": "ID!",
   "listPrice": "Price",
   "longDescription": "String",
   "lowestPrice30Days": "Float",
   "marmstock1": "Float",
   "marmstock2": "Float",
   "marmstockDate1": "DateTime",
   "marmstockDate2": "DateTime",
   "mount": "ProductMount",
   "outlet": "Boolean",
   "outletPiece": "OutletPiece",
   "price": "Price!",
   "shortDescription": "String!",
   "sku": "String",
   "stock": "ProductStock!",
   "title": "String!",
   "varMinPrice": "Float!",
   "variantLabels": "[String!]!",
   "variantValues": "[String!]!",
   "variants": "[Product!]!",
   "vat": "Float!",
   "weightClass": "String"
  },
  "ProductCategory": {
   "name": "String!"
  },
  "ProductFlaw": {
   "kind": "String!",
   "part": "String!",
   "side": "String!",
   "size": "Int",
   "touchedUp": "Boolean!"
  },
  "ProductMount": {
   "addsGrams": "Int!",
   "excludes": "[String!]!",
   "frames": "[String!]!",
   "number": "Int!",
   "place": "String!"
  },
  "ProductStock": {
   "calculatedRestockDate": "DateTime",
   "calculatedStock": "Float",
   "restockDate": "DateTime",
   "stock": "Float!",
   "stockStatus": "Int!"
  },
  "PublicBasket": {
   "creationDate": "DateTime",
   "id": "ID!",
   "items": "[BasketItem!]!",
   "lastUpdateDate": "DateTime",
   "title": "String!"
  },
  "PurchasePrice": {
   "price": "Float!",
   "sku": "String!"
  },
  "Query": {
   "basket": "Basket!",
   "basketDeliveryMethods": "[BasketDeliveryMethod!]!",
   "basketPayments": "[BasketPayment!]!",
   "categories": "[Category!]!",
   "countries": "[Country!]!",
   "currentUserGroups": "[UserGroup!]",
   "customer": "Customer!",
   "product": "Product!",
   "products": "[Product!]!",
   "publicBasket": "PublicBasket!",
   "purchasePrices": "[PurchasePrice!]!",
   "terms": "ShopTerms",
   "token": "String!"
  },
  "ShippingRate": {
   "freeFrom": "Float",
   "isoAlpha2": "String!",
   "price": "Float!",
   "weightClass": "String!"
  },
  "ShopTerms": {
   "instalments": "[InstalmentOffer!]!",
   "payHours": "Int",
   "returnDays": "Int!",
   "shippingRates": "[ShippingRate!]!",
   "transferHours": "Int"
  },
  "UserGroup": {
   "id": "ID!",
   "title": "String!"
  },
  "Voucher": {
   "discount": "Float",
   "id": "ID!",
   "number": "String!",
   "redeemedAt": "DateTime",
   "reserved": "DateTime",
   "voucher": "String!"
  }
 },
 "unions": {},
 "enums": {
  "BasketRefusal": [
   "INVALID",
   "LIMITEDAVAILABILITY",
   "NOTAVAILABLE",
   "NOTORDERABLE",
   "OUTOFSTOCK"
  ],
  "DeliveryWish": [
   "AS_READY",
   "TOGETHER"
  ],
  "InvoiceAddressField": [
   "ADDITIONAL_INFO",
   "COMPANY",
   "PHONE",
   "VAT_ID"
  ],
  "OrderPaymentState": [
   "DISPUTED",
   "ENDED",
   "EXAMINED",
   "ON_INVOICE",
   "OPEN",
   "PAID",
   "PARTLY_REFUNDED",
   "PROCESSING",
   "REFUNDED"
  ],
  "VatIDState": [
   "CONFIRMED",
   "INVALID",
   "NONE",
   "PLAUSIBLE",
   "REFUSED"
  ]
 }
};
