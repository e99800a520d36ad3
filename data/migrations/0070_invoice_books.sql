DROP INDEX "invoices_number_key";
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "vat_category" text DEFAULT 'S' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "unit" text DEFAULT 'C62' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "series_year" integer;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "series_number" integer;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "document_discount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat_reason" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer_vat_number" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "booked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "entry_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reversal_id" uuid;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "till_id" integer;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_account_id" integer;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "entry_id" uuid;
--> statement-breakpoint
-- What was sent, downloaded, paid, credited or void is issued, and so is a draft whose mail is waiting to leave.
UPDATE invoices SET issued_at = coalesce(sent_at, created_at), series_year = 0, series_number = number::integer
WHERE status <> 'Draft' OR kind = 'credit' OR voided_at IS NOT NULL OR EXISTS (SELECT FROM mail_outbox m
  WHERE m.workspace_id = invoices.workspace_id AND m.kind = 'invoice' AND m.record_id = invoices.id AND m.state IN ('queued', 'sending'));
--> statement-breakpoint
UPDATE invoices SET status = 'Sent', stage = 'Sent' WHERE issued_at IS NOT NULL AND status = 'Draft';
--> statement-breakpoint
-- A draft gets its number when it is issued.
UPDATE invoices SET number = NULL WHERE issued_at IS NULL;
--> statement-breakpoint
UPDATE invoice_lines SET vat_category = 'Z' WHERE vat_rate = 0;
--> statement-breakpoint
-- Drafts that were just deleted can still be restored.
UPDATE removed_rows SET row = row || '{"number": null, "document_discount": 0, "vat_reason": "", "buyer_vat_number": "", "buyer_reference": ""}'
WHERE part = 'invoices';
--> statement-breakpoint
UPDATE removed_rows SET row = row || jsonb_build_object('unit', 'C62', 'vat_category', CASE WHEN (row->>'vat_rate')::integer > 0 THEN 'S' ELSE 'Z' END)
WHERE part = 'invoice_lines';
--> statement-breakpoint
ALTER TABLE "invoices" drop column "search";
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(service || E'
' || coalesce(number, ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "invoices_search_idx" ON "invoices" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "invoices_series_idx" ON "invoices" USING btree ("workspace_id","series_year","series_number","id");
--> statement-breakpoint
CREATE INDEX "invoices_open_idx" ON "invoices" USING btree ("workspace_id","business_id","due_date","id") WHERE "invoices"."issued_at" is not null and "invoices"."voided_at" is null and "invoices"."balance" <> 0;
--> statement-breakpoint
CREATE INDEX "invoices_unbooked_idx" ON "invoices" USING btree ("workspace_id","id") WHERE "invoices"."issued_at" is not null and "invoices"."booked_at" is null and "invoices"."business_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("workspace_id",coalesce("business_id", 0),"series_year","series_number");
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_vat_category_check" CHECK ("invoice_lines"."vat_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_vat_rate_check" CHECK (("invoice_lines"."vat_category" = 'S') = ("invoice_lines"."vat_rate" > 0));
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_unit_check" CHECK ("invoice_lines"."unit" in ('C62', 'HUR', 'DAY', 'MON', 'KGM', 'LTR', 'MTR', 'MTK', 'KMT', 'XPK'));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_document_discount_exact" CHECK ("invoices"."document_discount" between -9007199254740991 and 9007199254740991);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_document_discount_check" CHECK ("invoices"."document_discount" >= 0);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_check" CHECK (("invoices"."issued_at" is null) = ("invoices"."number" is null));
--> statement-breakpoint
-- An issued document is not changed but credited. What may change is how far it got: payments, credits, its mail, its place in the books.
CREATE FUNCTION invoice_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.issued_at IS NULL OR current_setting('cornerledger.erasing', true) = OLD.workspace_id::text THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE'
    AND (NEW.workspace_id, NEW.id, NEW.number, NEW.series_year, NEW.series_number, NEW.client_id, NEW.issued_date, NEW.due_date,
      NEW.service, NEW.kind, NEW.credits_id, NEW.currency, NEW.total, NEW.document_discount, NEW.vat_reason, NEW.buyer_vat_number,
      NEW.buyer_reference, NEW.note, NEW.terms, NEW.accepted_payment, NEW.shows_payment_terms, NEW.shows_note,
      NEW.shows_payment_stub, NEW.issued_at)
    IS NOT DISTINCT FROM (OLD.workspace_id, OLD.id, OLD.number, OLD.series_year, OLD.series_number, OLD.client_id, OLD.issued_date,
      OLD.due_date, OLD.service, OLD.kind, OLD.credits_id, OLD.currency, OLD.total, OLD.document_discount, OLD.vat_reason,
      OLD.buyer_vat_number, OLD.buyer_reference, OLD.note, OLD.terms, OLD.accepted_payment, OLD.shows_payment_terms,
      OLD.shows_note, OLD.shows_payment_stub, OLD.issued_at)
    AND (OLD.business_id IS NULL OR NEW.business_id IS NOT DISTINCT FROM OLD.business_id)
    AND (OLD.parties IS NULL OR NEW.parties IS NOT DISTINCT FROM OLD.parties) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% of invoice % is refused: it is issued', TG_OP, OLD.number USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_frozen BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION invoice_frozen();
--> statement-breakpoint
CREATE FUNCTION invoice_line_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line record := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF current_setting('cornerledger.erasing', true) IS DISTINCT FROM line.workspace_id::text AND EXISTS (
    SELECT FROM public.invoices i WHERE i.workspace_id = line.workspace_id AND i.issued_at IS NOT NULL
      AND i.id IN (line.invoice_id, CASE TG_OP WHEN 'UPDATE' THEN NEW.invoice_id END)) THEN
    RAISE EXCEPTION '% of a line of invoice % is refused: it is issued', TG_OP, line.invoice_id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_line_frozen BEFORE INSERT OR UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION invoice_line_frozen();
