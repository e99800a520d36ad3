ALTER TABLE "products" ALTER COLUMN "currency" SET DEFAULT 'EUR';--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "currency" SET DEFAULT 'EUR';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "currency" SET DEFAULT 'EUR';--> statement-breakpoint
-- The shop has one currency, which is the euro now. Orders and invoices keep the currency they were made in.
UPDATE "products" SET "currency" = 'EUR' WHERE "currency" = 'USD';--> statement-breakpoint
-- What the sample company says about itself, where nobody has changed it.
UPDATE "billing" SET
	"address" = 'Korkeavuorenkatu 21, 00130 Helsinki',
	"contact" = '+358 9 5550 1201',
	"vat_number" = 'FI99120108',
	"bank_name" = 'Esimerkkipankki',
	"country" = 'Finland',
	"iban" = 'FI66 9999 9900 1201 01',
	"swift_code" = 'ESIMFIHH'
	WHERE "address" = 'Österlånggatan 21, 111 31 Stockholm' AND "iban" = 'SE35 5000 0000 0549 1000 0003';
