-- Text for searching: without accents, in small letters. Strips before it lowers, because lower() only knows ASCII in the C locale.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(replace(replace(replace(replace(replace(
    translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđıÐð', 'OoLlDdiDd'),
    'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'))
$$;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "stage" text DEFAULT 'Draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credits_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" drop column "balance";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "balance" integer GENERATED ALWAYS AS (total - paid - credited) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "parties" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(service)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "invoice_search" text GENERATED ALWAYS AS (fold_text(name || E'
' || company || E'
' || company_email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "credits_position" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "net_correction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "vat_correction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "recorded_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Payments from before this version are too old to be taken back with a click.
UPDATE "payments" SET "recorded_at" = least("paid_date"::timestamp at time zone 'UTC', now() - interval '1 day');--> statement-breakpoint
-- Existing invoices that are no longer drafts are issued: they keep the people and addresses that they have now.
UPDATE "invoices" SET "stage" = case when "status" in ('Draft', 'Sent', 'Downloaded') then "status" else 'Sent' end;--> statement-breakpoint
UPDATE "invoices" i SET "parties" = jsonb_build_object(
    'client', jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'companyEmail', c.company_email,
      'address', c.address, 'country', c.country, 'contact', c.contact, 'avatar', c.avatar, 'language', c.language),
    'billing', jsonb_build_object('company', coalesce(b.company, ''), 'address', coalesce(b.address, ''),
      'contact', coalesce(b.contact, ''), 'email', coalesce(b.email, ''), 'vatNumber', coalesce(b.vat_number, ''),
      'bankName', coalesce(b.bank_name, ''), 'country', coalesce(b.country, ''), 'iban', coalesce(b.iban, ''),
      'swiftCode', coalesce(b.swift_code, '')),
    'salesperson', (select jsonb_build_object('id', u.id, 'fullName', u.full_name)
      from invoice_sellers s join users u on u.workspace_id = s.workspace_id and u.id = s.user_id
      where s.workspace_id = i.workspace_id and s.invoice_id = i.id))
  FROM clients c LEFT JOIN billing b ON b.workspace_id = c.workspace_id
  WHERE c.workspace_id = i.workspace_id AND c.id = i.client_id AND i.status <> 'Draft';--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_credits_id_invoices_workspace_id_id_fk" FOREIGN KEY ("workspace_id","credits_id") REFERENCES "public"."invoices"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_balance_idx" ON "invoices" USING btree ("workspace_id","balance","id");--> statement-breakpoint
CREATE INDEX "clients_invoice_search_idx" ON "clients" USING gin ("invoice_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_credits_idx" ON "invoices" USING btree ("workspace_id","credits_id") WHERE "invoices"."credits_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_voided_idx" ON "invoices" USING btree ("workspace_id","id") WHERE "invoices"."voided_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_search_idx" ON "invoices" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_stage_check" CHECK ("invoices"."stage" in ('Draft', 'Sent', 'Downloaded'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" in ('invoice', 'credit'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind_check" CHECK ("payments"."kind" in ('payment', 'refund'));
