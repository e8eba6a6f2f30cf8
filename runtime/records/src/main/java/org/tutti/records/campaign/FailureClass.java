package org.tutti.records.campaign;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.HostProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;

/** Why an attempt at a launch did not count. */
public enum FailureClass {
  /**
   * No rank wrote anything: the launcher could not start the ranks, or the ranks could not start
   * MPI.
   */
  LAUNCH(CampaignProblem.LAUNCH_MEASURED_NOTHING),
  /** It exceeded a time limit, in total or without output, and was ended. */
  TIMEOUT(CampaignProblem.LAUNCH_TIMEOUT),
  /** A host of its ranks no longer answered, and it was ended. */
  HOST_LOST(HostProblem.HOST_LOST),
  /** Its ranks printed without end, and it was ended. */
  OUTPUT(CampaignProblem.LAUNCH_OUTPUT_TOO_LONG),
  /** A rank, or the launcher, was ended by a signal. */
  SIGNAL(CampaignProblem.LAUNCH_KILLED),
  /** Some cells are missing, or the completion record is. */
  PARTIAL(CampaignProblem.LAUNCH_INCOMPLETE),
  /** The number of processes in the world was not the requested one. */
  WRONG_SIZE(CampaignProblem.LAUNCH_SIZE_WRONG),
  /**
   * The MPI library was not that of the earlier launches, not the requested one, or not the same on
   * all hosts.
   */
  WRONG_LIBRARY(CampaignProblem.LAUNCH_LIBRARY_WRONG),
  /**
   * The JVM, kernel, host, governor, or build of a library differs from that of earlier launches.
   */
  ENVIRONMENT_CHANGED(CampaignProblem.ENVIRONMENT_CHANGED),
  /**
   * It was not started, since the program is not that of the earlier launches any more, or the
   * program was replaced meanwhile.
   */
  PROGRAM_CHANGED(CampaignProblem.CAMPAIGN_CHANGED),
  /** The result file cannot be read. */
  DAMAGED(MeasurementProblem.RESULT_FILE_DAMAGED),
  /** The user or the batch system ended the campaign during the attempt. */
  INTERRUPTED(CampaignProblem.NOT_FINISHED);

  private final Problem problem;

  FailureClass(Problem problem) {
    this.problem = problem;
  }

  /** The problem under which it is reported. */
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
