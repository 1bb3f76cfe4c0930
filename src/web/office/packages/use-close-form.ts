import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';

/** Back from a form over the dashboard to the list as it was. */
export const useCloseForm = (): (() => void) => useBackToList('/admin/dashboard');
