import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every shared part with its states: in development only, behind the guard. */
const COMPONENTS = route('admin/components', 'office/components-page/components-page.tsx');

/** Everything under /admin. */
export const officeRoutes: RouteConfigEntry[] = [
  route('admin/login', 'office/login.tsx'),
  route('admin/set-password', 'office/account/set-password.tsx'),
  route('admin', 'office/home.tsx'),
  layout('office/layout.tsx', [
    layout('office/dashboard/dashboard.tsx', [
      route('admin/dashboard', 'office/dashboard/dashboard-home.tsx'),
      route('admin/packages/new', 'office/packages/new-package.tsx'),
      route('admin/packages/:id', 'office/packages/edit-package.tsx'),
      ...['destinations', 'testimonials', 'cruises', 'pilgrimages'].flatMap((kind) => [
        route(`admin/${kind}/new`, 'office/content/form-page.tsx', { id: `office-new-${kind}` }),
        route(`admin/${kind}/:id`, 'office/content/form-page.tsx', { id: `office-edit-${kind}` }),
      ]),
    ]),
    ...['packages', 'cruises', 'pilgrimages'].map((kind) =>
      route(`admin/${kind}/:id/itinerary/:mode?`, 'office/itinerary/itinerary-page.tsx', {
        id: `office-itinerary-${kind}`,
      }),
    ),
    layout('office/customer-invoices/invoices-page.tsx', [
      route('admin/customer-invoices', 'office/customer-invoices/invoices-home.tsx'),
      route('admin/customer-invoices/new', 'office/customer-invoices/new-invoice.tsx'),
      route('admin/customer-invoices/:id', 'office/customer-invoices/edit-invoice.tsx'),
    ]),
    route('admin/today', 'office/today/today-page.tsx'),
    layout('office/crm/crm-page.tsx', [
      route('admin/crm', 'office/crm/crm-home.tsx'),
      route('admin/crm/bookings/new', 'office/booking/new-booking.tsx'),
      route('admin/crm/bookings/:id', 'office/booking/booking-drawer.tsx'),
      route('admin/crm/inquiries/:id', 'office/inquiry/inquiry-drawer.tsx'),
    ]),
    layout('office/customers/customers-page.tsx', [
      route('admin/customers', 'office/customers/customers-home.tsx'),
      route('admin/customers/new', 'office/customers/new-customer.tsx'),
      route('admin/customers/upload', 'office/customer-import/upload-page.tsx'),
      route('admin/customers/:id', 'office/customers/customer-drawer.tsx'),
    ]),
    layout('office/expenses/recurring-page.tsx', [
      route('admin/expenses/recurring', 'office/expenses/recurring-home.tsx'),
      route('admin/expenses/recurring/new', 'office/expenses/new-recurring.tsx'),
      route('admin/expenses/recurring/:id', 'office/expenses/edit-recurring.tsx'),
    ]),
    layout('office/expenses/expenses-page.tsx', [
      route('admin/expenses', 'office/expenses/expenses-home.tsx'),
      route('admin/expenses/new', 'office/expenses/new-expense.tsx'),
      route('admin/expenses/:id', 'office/expenses/edit-expense.tsx'),
    ]),
    layout('office/vendor-invoices/vendors-page.tsx', [
      route('admin/vendors', 'office/vendor-invoices/vendors-home.tsx'),
      route('admin/vendors/new', 'office/vendor-invoices/new-vendor-invoice.tsx'),
      route('admin/vendors/:id', 'office/vendor-invoices/edit-vendor-invoice.tsx'),
    ]),
    layout('office/suppliers/suppliers-page.tsx', [
      route('admin/suppliers', 'office/suppliers/suppliers-home.tsx'),
      route('admin/suppliers/new', 'office/suppliers/new-supplier.tsx'),
      route('admin/suppliers/:id', 'office/suppliers/edit-supplier.tsx'),
    ]),
    route('admin/accounts', 'office/accounts/accounts-page.tsx'),
    route('admin/expense-reports', 'office/expense-reports/expense-reports-page.tsx'),
    route('admin/profit-and-loss', 'office/profit-and-loss/profit-page.tsx'),
    route('admin/privacy', 'office/privacy/privacy-page.tsx'),
    layout('office/privacy/breaches-page.tsx', [
      route('admin/privacy/breaches', 'office/privacy/breaches-home.tsx'),
      route('admin/privacy/breaches/new', 'office/privacy/new-breach.tsx'),
      route('admin/privacy/breaches/:id', 'office/privacy/edit-breach.tsx'),
    ]),
    route('admin/users/new?', 'office/users/users-page.tsx'),
    route('admin/audit', 'office/audit/audit-page.tsx'),
    route('admin/account', 'office/account/account-page.tsx'),
    ...(process.env.NODE_ENV === 'production' ? [] : [COMPONENTS]),
    route('admin/settings/:section?', 'office/settings/settings-page.tsx'),
    route('admin/*', 'office/not-found.tsx'),
  ]),
];
