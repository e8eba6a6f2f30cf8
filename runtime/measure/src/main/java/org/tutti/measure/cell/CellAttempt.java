package org.tutti.measure.cell;

import java.util.Optional;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.records.launch.UnmeasuredReason;
import org.tutti.records.launch.Warning;

/** Work on a cell, of which a failure that all ranks share ends that cell only. */
final class CellAttempt {
  private final LaunchContext context;
  private final BenchmarkLifecycle lifecycle;
  private final PlannedCell planned;
  private final CellGuard guard;
  private Optional<Warning> unmeasured = Optional.empty();
  private Optional<KnownDefect> knownDefect = Optional.empty();

  /**
   * @param isDry whether nothing is measured
   */
  CellAttempt(
      LaunchContext context, BenchmarkLifecycle lifecycle, PlannedCell planned, boolean isDry) {
    this.context = context;
    this.lifecycle = lifecycle;
    this.planned = planned;
    this.guard = new CellGuard(context, planned, lifecycle::phase, isDry);
  }

  /**
   * Collective; does nothing if the cell is impossible. If an operation is missing or its data are
   * wrong, all ranks know, so all of them tear the cell down here; requests that it left active are
   * noticed when they have.
   *
   * @throws CellFailure if the benchmark threw on this rank, but not on all
   */
  void run(Runnable work) {
    if (planned.impossible().isPresent()) {
      unmeasured = planned.impossible();
      return;
    }
    try {
      guard.run(work);
    } catch (OperationNotInLibrary e) {
      giveUp(
          e.isRefused()
              ? MeasurementProblem.CELL_IMPOSSIBLE
              : MeasurementProblem.OPERATION_NOT_IN_LIBRARY,
          e.getMessage());
      tearDown(e);
    } catch (AlgorithmNotRun e) {
      giveUp(MeasurementProblem.CELL_IMPOSSIBLE, e.getMessage());
      tearDown(e);
    } catch (WrongData e) {
      Warning wrong = Warning.because(MeasurementProblem.WRONG_DATA, e.getMessage());
      knownDefect = KnownDefect.of(context.library(), planned.cell());
      unmeasured = Optional.of(knownDefect.map(defect -> defect.explaining(wrong)).orElse(wrong));
      tearDown(e);
    } catch (UncompletedRequests e) {
      giveUp(MpiProblem.REQUESTS_NOT_COMPLETED, e.getMessage());
    } catch (CellFailure e) {
      if (!e.isSurvivable() || !context.isFailureOfAllRanks(lifecycle.phase())) {
        throw e;
      }
      giveUp(MeasurementProblem.CELL_SKIPPED, e.thrown());
      lifecycle.abandon(planned);
    }
  }

  /** What is not received is both wrong and left active. */
  private void tearDown(RuntimeException why) {
    try {
      lifecycle.tearDownUnmeasured(planned);
    } catch (UncompletedRequests e) {
      knownDefect = Optional.empty();
      giveUp(MpiProblem.REQUESTS_NOT_COMPLETED, e.getMessage() + "; " + why.getMessage());
    }
  }

  private void giveUp(Problem problem, String why) {
    unmeasured = Optional.of(Warning.because(problem, why));
  }

  /** Forgets an exception or requests of the benchmark, which may belong to another cell. */
  void forgetException() {
    unmeasured =
        unmeasured
            .filter(why -> why.problem() != MeasurementProblem.CELL_SKIPPED)
            .filter(why -> why.problem() != MpiProblem.REQUESTS_NOT_COMPLETED);
  }

  /** What the cell has changed of the state of its rank. */
  LeftState leftState() {
    return guard.leftState();
  }

  /** Why the cell could not be measured, if so. */
  Optional<Warning> unmeasured() {
    return unmeasured;
  }

  /** The defect of the library that left wrong data, if it is known. */
  Optional<KnownDefect> knownDefect() {
    return knownDefect;
  }

  /** Whether its benchmark threw, or left wrong data or active requests. */
  boolean hasFailed() {
    return unmeasured.filter(why -> UnmeasuredReason.isFailure(why.problem())).isPresent();
  }
}
