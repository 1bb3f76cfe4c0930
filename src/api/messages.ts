import { createRoute } from '@hono/zod-openapi';
import {
  ComposeQuery,
  ComposeView,
  EmailRequest,
  MessageListQuery,
  MessageView,
  SmsRequest,
  WhatsAppRequest,
} from '#app/contract/messages.ts';
import { composeMessage } from '#app/services/messages/compose-message.ts';
import { pageMessages } from '#app/services/messages/list-messages.ts';
import { retryMessage } from '#app/services/messages/retry-message.ts';
import { sendStaffMessage } from '#app/services/messages/send-staff-message.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { answerSend, SEND_ANSWERS } from './answer-send.ts';
import { failure, json, listOf, idParams as params } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Messages'];
const refused = {
  401: failure('Nobody is signed in'),
  404: failure('No such record'),
  422: failure('Something is missing or wrong'),
};
const answers = {
  ...SEND_ANSWERS,
  ...refused,
};

const PLACES = [
  { kind: 'inquiry', who: 'the person of an inquiry', path: '/crm/inquiries/{id}' },
  { kind: 'booking', who: 'the person of a booking', path: '/crm/bookings/{id}' },
  { kind: 'customer', who: 'a customer', path: '/customers/{id}' },
] as const;

const list = createRoute({
  tags,
  method: 'get',
  path: '/crm/messages',
  summary: 'Messages to and from people, newest first, a page at a time',
  request: { query: MessageListQuery },
  responses: { ...listOf(MessageView), 401: refused[401], 422: refused[422] },
});

const compose = createRoute({
  tags,
  method: 'get',
  path: '/crm/messages/compose',
  summary: 'What can be sent to a record’s person, and the templates filled in for it',
  request: { query: ComposeQuery },
  responses: { 200: { description: 'Ways and templates', ...json(ComposeView) }, ...refused },
});

const retry = createRoute({
  tags,
  method: 'post',
  path: '/crm/messages/{id}/retry',
  summary: 'Send a message again that was not handed over',
  request: { params },
  responses: answers,
});

/** What staff write to people. */
export function messageRoutes(api: Api): void {
  for (const { kind, who, path } of PLACES) {
    const email = createRoute({
      tags,
      method: 'post',
      path: `${path}/email`,
      summary: `E-mail ${who}, at the record’s own address`,
      request: { params, body: { required: true, ...json(EmailRequest) } },
      responses: answers,
    });
    api.openapi(email, async (c) => {
      const { subject, message, ...more } = c.req.valid('json');
      const record = { kind, id: c.req.valid('param').id };
      const sent = await sendStaffMessage(c.get('ctx'), {
        channel: 'email',
        record,
        subject,
        message,
        ...keysOf(more),
      });
      return answerSend(c, sent);
    });

    for (const [channel, schema] of [
      ['sms', SmsRequest],
      ['whatsapp', WhatsAppRequest],
    ] as const) {
      const text = createRoute({
        tags,
        method: 'post',
        path: `${path}/${channel}`,
        summary: `Send ${channel === 'sms' ? 'an SMS' : 'a WhatsApp message'} to ${who}`,
        request: { params, body: { required: true, ...json(schema) } },
        responses: answers,
      });
      api.openapi(text, async (c) => {
        const { to, message, ...more } = c.req.valid('json');
        const record = { kind, id: c.req.valid('param').id };
        const number = to === undefined ? {} : { to };
        const sent = await sendStaffMessage(c.get('ctx'), {
          channel,
          record,
          message,
          ...number,
          ...keysOf(more),
        });
        return answerSend(c, sent);
      });
    }
  }

  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await pageMessages(c.get('ctx'), query)), 200);
  });

  api.openapi(compose, async (c) => {
    return c.json(await composeMessage(c.get('ctx'), c.req.valid('query')), 200);
  });

  api.openapi(retry, async (c) => answerSend(c, await retryMessage(c.get('ctx'), c.req.valid('param'))));
}

function keysOf({ template_id, request_key }: { template_id?: string; request_key?: string }) {
  return {
    ...(template_id === undefined ? {} : { templateId: template_id }),
    ...(request_key === undefined ? {} : { requestKey: request_key }),
  };
}
