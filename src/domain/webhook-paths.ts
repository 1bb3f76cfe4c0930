/** Where messaging providers tell us about deliveries: entered in their panels, so they never change. */
export const WEBHOOK_PATHS = {
  twilio: '/api/messages/webhooks/twilio',
  msg91: '/api/messages/webhooks/msg91',
  whatsapp: '/api/messages/webhooks/whatsapp',
} as const;

export type WebhookName = keyof typeof WEBHOOK_PATHS;
