-- Text for searching: lower case, without accents and invisible characters, with single spaces and plain apostrophes. `translate`
-- has the capitals that have no accent, because lower() only knows ASCII in the C locale.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(lower(translate(
    regexp_replace(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'), '\s+', ' ', 'g'),
    'ØøŁłĐđÐðıÆŒÞẞςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ’‘',
    'oollddddiæœþßσαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ''''')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
ALTER TABLE "blog_posts" drop column "search";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(title || E'
' || excerpt)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" drop column "search";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(name || E'
' || company_email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" drop column "search";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(full_name || E'\n' || post || E'\n' || email || E'\n' || age::text || E'\n' || extract(month from start_date)::int::text || '/' || extract(day from start_date)::int::text || '/' || extract(year from start_date)::int::text || E'\n' || '$' || (salary / 100)::text || '.' || lpad((salary % 100)::text, 2, '0'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" drop column "search";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(subject || ' ' || from_name || ' ' || from_email || ' ' || jsonb_path_query_array("to", '$[*].*')::text || ' ' || jsonb_path_query_array("cc", '$[*].*')::text || ' ' || jsonb_path_query_array("bcc", '$[*].*')::text || ' ' || replace(replace(replace(replace(left(regexp_replace(regexp_replace(regexp_replace(left(message, 100000), '</?(a|b|i|u|s|em|strong|span|font|small|mark|code|sub|sup)( [^>]*)?>', '', 'g'), '<[^>]*(>|$)', ' ', 'g'), '\s+', ' ', 'g'), 20000), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" drop column "search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(customer || E'
' || customer_email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" drop column "search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(full_name || E'
' || username || E'
' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" drop column "search";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(service)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" drop column "invoice_search";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "invoice_search" text GENERATED ALWAYS AS (fold_text(name || E'
' || company || E'
' || company_email)) STORED NOT NULL;--> statement-breakpoint
-- Dropping a column dropped its indexes.
CREATE INDEX "users_search_idx" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employees_search_idx" ON "employees" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_search_idx" ON "clients" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_invoice_search_idx" ON "clients" USING gin ("invoice_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_search_idx" ON "invoices" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_search_idx" ON "mails" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("workspace_id","search","id");--> statement-breakpoint
CREATE INDEX "tasks_search_idx" ON "tasks" USING gin ("search" gin_trgm_ops);
