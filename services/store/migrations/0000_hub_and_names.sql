CREATE SCHEMA IF NOT EXISTS "services";
--> statement-breakpoint
CREATE TABLE "services"."messages" (
  "id" text COLLATE "C" PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "address" text NOT NULL,
  "received_at" bigint NOT NULL,
  "body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services"."proposals" (
  "id" text COLLATE "C" PRIMARY KEY NOT NULL,
  "author" text NOT NULL,
  "space" text NOT NULL,
  "created" bigint NOT NULL,
  "type" text NOT NULL,
  "title" text NOT NULL,
  "body" text NOT NULL,
  "discussion" text NOT NULL,
  "choices" jsonb NOT NULL,
  "start" bigint NOT NULL,
  "end" bigint NOT NULL,
  "snapshot" bigint NOT NULL,
  "app" text NOT NULL,
  "metadata" jsonb NOT NULL,
  "cancelled_at" bigint
);
--> statement-breakpoint
CREATE INDEX "proposals_end" ON "services"."proposals" ("space", "end");
--> statement-breakpoint
CREATE INDEX "proposals_created" ON "services"."proposals" ("created");
--> statement-breakpoint
CREATE TABLE "services"."votes" (
  "id" text COLLATE "C" PRIMARY KEY NOT NULL,
  "proposal" text COLLATE "C" NOT NULL REFERENCES "services"."proposals" ("id"),
  "voter" text NOT NULL,
  "space" text NOT NULL,
  "created" bigint NOT NULL,
  "choice" integer NOT NULL,
  "reason" text NOT NULL,
  "app" text NOT NULL,
  "metadata" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "votes_of_account" ON "services"."votes" ("proposal", "voter");
--> statement-breakpoint
CREATE INDEX "votes_created" ON "services"."votes" ("proposal", "created");
--> statement-breakpoint
CREATE TABLE "services"."names" (
  "address" text PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "lower" text NOT NULL,
  "skeleton" text NOT NULL,
  "taken_at" bigint NOT NULL,
  "signature" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "names_lower" ON "services"."names" ("lower");
--> statement-breakpoint
CREATE UNIQUE INDEX "names_skeleton" ON "services"."names" ("skeleton");
