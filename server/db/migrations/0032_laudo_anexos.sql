ALTER TABLE "laudo_versoes" ADD COLUMN "anexos" "bytea";
