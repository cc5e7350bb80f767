/** What was posted. A body that is no form, or a broken one, is the sender's mistake and no fault of ours. */
import { data } from "react-router";

/** @throws a 400 */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw data(
      { id: "unreadable-form", message: "O formulário não pôde ser lido." },
      { status: 400 },
    );
  }
}
