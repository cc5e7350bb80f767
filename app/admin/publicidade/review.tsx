/** Around a form whose texts are reviewed: whose record it is, its marks, and one voice for all fields. */
import { createContext, type ReactNode, use, useState } from "react";
import type { ReviewedThing } from "#domain/publicidade/vistos.ts";
import { useVistos, type Vistos } from "./use-vistos.ts";

interface Review {
  thing: ReviewedThing;
  /** False for a record that is not there yet: nothing of it can be marked. */
  isSaved: boolean;
  vistos: Vistos;
  say(text: string): void;
}

const ReviewContext = createContext<Review | undefined>(undefined);

interface PublicidadeReviewProps {
  thing: ReviewedThing;
  /** Undefined for a new record. */
  recordId: string | undefined;
  /** The form, with `FieldFindings` or `TextFindings` under its texts. */
  children: ReactNode;
}

export function PublicidadeReview({ thing, recordId, children }: PublicidadeReviewProps) {
  const vistos = useVistos(thing, recordId);
  const [said, say] = useState("");
  return (
    <ReviewContext value={{ thing, isSaved: recordId !== undefined, vistos, say }}>
      {children}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </ReviewContext>
  );
}

/** @throws outside of a `PublicidadeReview` */
export function useReview(): Review {
  const review = use(ReviewContext);
  if (!review) throw new Error("findings stand within a PublicidadeReview");
  return review;
}
