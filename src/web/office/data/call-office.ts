export * from '#app/web/ui/data/call-office.ts';
