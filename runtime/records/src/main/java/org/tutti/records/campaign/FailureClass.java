package org.tutti.records.campaign;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;

/** Why an attempt at a launch did not count. */
public enum FailureClass {
  /** No rank wrote anything: the launcher could not start the ranks, or the ranks not MPI. */
  LAUNCH(CampaignProblem.LAUNCH_MEASURED_NOTHING),
  /** It took longer than it may, or was silent for longer than it may, and was ended. */
  TIMEOUT(CampaignProblem.LAUNCH_TIMEOUT),
  /** Its ranks printed without end, and it was ended. */
  OUTPUT(CampaignProblem.LAUNCH_OUTPUT_TOO_LONG),
  /** A rank, or the launcher, was ended by a signal. */
  SIGNAL(CampaignProblem.LAUNCH_KILLED),
  /** Some cells are missing, or the completion record is. */
  PARTIAL(CampaignProblem.LAUNCH_INCOMPLETE),
  /** The world had another number of processes than was asked for. */
  WRONG_SIZE(CampaignProblem.LAUNCH_SIZE_WRONG),
  /** Another MPI library was loaded than in the launches before, or than was asked for. */
  WRONG_LIBRARY(CampaignProblem.LAUNCH_LIBRARY_WRONG),
  /** JVM, kernel, host, governor or the build of a library are not those of the launches before. */
  ENVIRONMENT_CHANGED(CampaignProblem.ENVIRONMENT_CHANGED),
  /** The result file cannot be read. */
  DAMAGED(MeasurementProblem.RESULT_FILE_DAMAGED),
  /** The person at the keyboard, or the batch system, ended the campaign meanwhile. */
  INTERRUPTED(CampaignProblem.INTERRUPTED);

  private final Problem problem;

  FailureClass(Problem problem) {
    this.problem = problem;
  }

  /** The identifier under which a person reads of it. */
  public Problem problem() {
    return problem;
  }

  /** The failure of this {@link #word()}, if there is one. */
  public static Optional<FailureClass> of(String word) {
    return Arrays.stream(values()).filter(failure -> failure.word().equals(word)).findFirst();
  }

  /** The word for it in files and reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
