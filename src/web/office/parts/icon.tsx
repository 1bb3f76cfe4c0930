export * from '#app/web/ui/parts/icon.tsx';
