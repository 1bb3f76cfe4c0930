import { type PaymentProvider, ProviderError } from './port.ts';

/** Stands in where there are no keys and the simulator is refused: nothing can be paid, and no signature is right. */
export function createNoPayments(): PaymentProvider {
  return {
    mode: 'off',
    keyId: '',
    checkoutScript: '',
    check: refuse,
    createOrder: refuse,
    getOrder: refuse,
    listOrderPayments: refuse,
    getPayment: refuse,
    refundPayment: refuse,
    listRefunds: refuse,
    createPaymentLink: refuse,
    getPaymentLink: refuse,
    findPaymentLink: refuse,
    cancelPaymentLink: refuse,
    checkPaymentSignature: () => false,
    checkWebhookSignature: () => false,
  };
}

async function refuse(): Promise<never> {
  throw new ProviderError('No payment provider is set up', { retriable: false });
}
