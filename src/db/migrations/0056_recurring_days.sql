-- A recurring expense makes one for each of its days. The day is kept beside the expense's own date, which may be
-- corrected later, and how far the recurring one has come stays when an expense that it made is deleted.

ALTER TABLE "expenses" ADD COLUMN "recurring_date" date;
UPDATE "expenses" SET "recurring_date" = "expense_date" WHERE recurring_id is not null;
DROP INDEX "expenses_recurring";
CREATE UNIQUE INDEX "expenses_recurring" ON "expenses" ("recurring_id", "recurring_date") WHERE recurring_id is not null;

ALTER TABLE "recurring_expenses" ADD COLUMN "made_until" date;
