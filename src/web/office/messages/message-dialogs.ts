import type { FunctionComponent } from 'react';
import type { Channel } from '#app/domain/message-channel.ts';
import { EmailDialog } from './email-dialog.tsx';
import type { MessageDialogProps } from './message-to.ts';
import { SmsDialog } from './sms-dialog.tsx';
import { WhatsAppDialog } from './whatsapp-dialog.tsx';

export const MESSAGE_DIALOGS: Record<Channel, FunctionComponent<MessageDialogProps>> = {
  email: EmailDialog,
  sms: SmsDialog,
  whatsapp: WhatsAppDialog,
};
