import { OpenAPIHono } from '@hono/zod-openapi';
import type { StaffAuth } from '#app/services/auth/create-auth.ts';
import type { Ctx } from '#app/services/context.ts';
import { accountPageRoutes } from './account.ts';
import { accountActionRoutes } from './account-actions.ts';
import { accountRoutes } from './accounts.ts';
import { adminCruiseRoutes } from './admin-cruises.ts';
import { adminDestinationRoutes } from './admin-destinations.ts';
import { adminItineraryRoutes } from './admin-itineraries.ts';
import { adminPackageRoutes } from './admin-packages.ts';
import { adminPictureRoutes } from './admin-pictures.ts';
import { adminPilgrimageRoutes } from './admin-pilgrimages.ts';
import { adminProviderRoutes } from './admin-providers.ts';
import { adminSettingsRoutes } from './admin-settings.ts';
import { adminTestimonialRoutes } from './admin-testimonials.ts';
import { aiRoutes } from './ai.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { bookingCancellationRoutes } from './booking-cancellations.ts';
import { bookingDeskRoutes } from './booking-desk.ts';
import { bookingDocumentRoutes } from './booking-documents.ts';
import { bookingRoutes } from './bookings.ts';
import { catalogRoutes } from './catalog.ts';
import { crmRoutes } from './crm.ts';
import { crmInquiryRoutes } from './crm-inquiries.ts';
import { customerImportRoutes } from './customer-imports.ts';
import { customerInvoiceActionRoutes } from './customer-invoice-actions.ts';
import { customerInvoiceRoutes } from './customer-invoices.ts';
import { customerRecordRoutes } from './customer-records.ts';
import { customerRoutes } from './customers.ts';
import { docsRoutes } from './docs.ts';
import { enquiryRoutes } from './enquiries.ts';
import type { Api, ApiEnv } from './env.ts';
import { answerError, inputFailure } from './errors.ts';
import { eventRoutes } from './events.ts';
import { expenseReportRoutes } from './expense-reports.ts';
import { expenseRoutes } from './expenses.ts';
import { gstr1Routes } from './gstr1.ts';
import { healthRoutes } from './health.ts';
import { messageWebhookRoutes } from './message-webhooks.ts';
import { messageRoutes } from './messages.ts';
import { answerHeaders } from './middleware/answer-headers.ts';
import { clientAddress } from './middleware/client-address.ts';
import { requestBody } from './middleware/request-body.ts';
import { requestContext } from './middleware/request-context.ts';
import { requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { staffGuard } from './middleware/staff-guard.ts';
import { openApiRoutes } from './openapi.ts';
import { apiPath } from './path.ts';
import { paymentRoutes } from './payments.ts';
import { privacyBreachRoutes } from './privacy-breaches.ts';
import { privacyRequestRoutes } from './privacy-requests.ts';
import { profitAndLossRoutes } from './profit-and-loss.ts';
import { recordedPaymentRoutes } from './recorded-payments.ts';
import { recurringExpenseRoutes } from './recurring-expenses.ts';
import { savedFilterRoutes } from './saved-filters.ts';
import { searchRoutes } from './search.ts';
import { sendPackageRoutes } from './send-package.ts';
import { signOnRoutes } from './sign-on.ts';
import { supplierRoutes } from './suppliers.ts';
import { todayRoutes } from './today.ts';
import { unknownNumberRoutes } from './unknown-numbers.ts';
import { unknownPath } from './unknown-path.ts';
import { userRoutes } from './users.ts';
import { vendorInvoiceRoutes } from './vendor-invoices.ts';

/**
 * The API. Hand it whole requests whose path starts with /api: `api.fetch(request, env)`. Do not mount it with
 * `route()`, which would leave out its path rule and its 404.
 */
export function createApi({ ctx, auth }: { ctx: Ctx; auth: StaffAuth }): Api {
  const api: Api = new OpenAPIHono<ApiEnv>({
    getPath: apiPath,
    defaultHook: (result) => {
      if (!result.success) throw inputFailure(result.error, result.target);
    },
  });
  api.onError(answerError);
  api.notFound(unknownPath(api));

  // The order matters: a stranger's call to a staff path is refused before its body is looked at.
  api.use(requestContext(ctx, auth));
  api.use(requestLog);
  api.use(answerHeaders(ctx.config.secure));
  api.use(clientAddress(ctx.config.trustedProxies));
  api.use(sameOrigin(ctx.config.publicUrl));
  api.use(staffGuard);
  api.use(requestBody);

  healthRoutes(api);
  authRoutes(api);
  signOnRoutes(api);
  accountPageRoutes(api);
  userRoutes(api);
  auditRoutes(api);
  catalogRoutes(api);
  bookingRoutes(api);
  paymentRoutes(api);
  crmRoutes(api);
  crmInquiryRoutes(api);
  bookingDeskRoutes(api);
  messageRoutes(api);
  unknownNumberRoutes(api);
  messageWebhookRoutes(api);
  bookingCancellationRoutes(api);
  bookingDocumentRoutes(api);
  customerInvoiceRoutes(api);
  customerInvoiceActionRoutes(api);
  // Before the customers by id: `imports` is no id.
  customerImportRoutes(api);
  customerRecordRoutes(api);
  sendPackageRoutes(api);
  customerRoutes(api);
  recordedPaymentRoutes(api);
  accountRoutes(api);
  accountActionRoutes(api);
  gstr1Routes(api);
  supplierRoutes(api);
  profitAndLossRoutes(api);
  // Before the expenses by id: `reports` is no id.
  expenseReportRoutes(api);
  vendorInvoiceRoutes(api);
  // Before the expenses by id: `recurring` is no id.
  recurringExpenseRoutes(api);
  expenseRoutes(api);
  adminPackageRoutes(api);
  adminItineraryRoutes(api);
  adminDestinationRoutes(api);
  adminTestimonialRoutes(api);
  adminCruiseRoutes(api);
  adminPilgrimageRoutes(api);
  adminPictureRoutes(api);
  adminSettingsRoutes(api);
  adminProviderRoutes(api);
  aiRoutes(api);
  enquiryRoutes(api);
  privacyRequestRoutes(api);
  privacyBreachRoutes(api);
  savedFilterRoutes(api);
  searchRoutes(api);
  todayRoutes(api);
  eventRoutes(api);
  openApiRoutes(api);
  docsRoutes(api);
  return api;
}
