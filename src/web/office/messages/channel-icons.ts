import type { Channel } from '#app/domain/message-channel.ts';
import type { IconName } from '#app/web/ui/parts/icon.tsx';

export const CHANNEL_ICONS: Record<Channel, IconName> = {
  email: 'mail',
  sms: 'message-square-text',
  whatsapp: 'message-circle',
};
