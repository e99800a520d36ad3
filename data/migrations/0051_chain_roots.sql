ALTER TABLE "books" ADD COLUMN "root_email" text;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "root_mailed" date;--> statement-breakpoint
-- Only the currency is fixed by entries; where the daily root is mailed may change.
CREATE OR REPLACE FUNCTION ledger_books() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF (NEW.workspace_id, NEW.business_id, NEW.currency) IS DISTINCT FROM (OLD.workspace_id, OLD.business_id, OLD.currency)
    AND EXISTS (SELECT FROM public.journal_entries WHERE workspace_id = OLD.workspace_id AND business_id = OLD.business_id) THEN
    RAISE EXCEPTION 'the currency is fixed after the first entry' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
