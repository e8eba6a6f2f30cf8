package org.tutti.campaign.launch;

import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * The result of a {@link ProgramQuery}.
 *
 * @param exitStatus 0 unless the program has exited by itself
 * @param output what it printed, or why it could not be started
 */
public record ProgramAnswer(ProgramQuery query, Ending ending, int exitStatus, String output) {
  /** How the program ended. */
  public enum Ending {
    EXITED,
    NOT_STARTED,
    TIMED_OUT,
    TOO_LONG
  }

  public boolean isSuccess() {
    return ending == Ending.EXITED && exitStatus == 0;
  }

  /** Whether the program had to be killed. */
  public boolean isKilled() {
    return ending == Ending.TIMED_OUT || ending == Ending.TOO_LONG;
  }

  /**
   * Returns this answer, unless the program had to be killed.
   *
   * @param remedy what to do if it had to be killed
   * @throws TuttiException 230 if it had to be killed
   */
  public ProgramAnswer unlessKilled(String remedy) {
    if (isKilled()) {
      throw CampaignProblem.PROGRAM_NOT_ANSWERING.error(failure() + ".", remedy);
    }
    return this;
  }

  /** Why it was killed, in words. */
  public String failure() {
    String program = "'" + String.join(" ", query.command()) + "'";
    return ending == Ending.TIMED_OUT
        ? program + " did not answer within " + query.timeout().toMillis() / 1000.0 + " s"
        : program + " printed more than " + OutputReader.LIMIT_BYTES + " bytes";
  }
}
