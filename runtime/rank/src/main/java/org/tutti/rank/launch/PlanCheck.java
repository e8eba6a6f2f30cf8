package org.tutti.rank.launch;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.environment.NodeMemory;
import org.tutti.rank.jvm.JvmMemory;
import org.tutti.rank.payload.CellPayload;

/** Finds cells that cannot be measured, before MPI is started and memory is allocated. */
public final class PlanCheck {
  private final Plan plan;
  private final Map<String, Harness> harnesses;
  private final OptionalLong nodeMemory;
  private final Optional<JvmMemory> jvm;
  private final ProviderKind provider;

  PlanCheck(Plan plan, Map<String, Harness> harnesses, OptionalLong nodeMemory) {
    this.plan = plan;
    this.harnesses = harnesses;
    this.nodeMemory = nodeMemory;
    this.jvm = Optional.empty();
    this.provider = ProviderKind.NATIVE;
  }

  private PlanCheck(PlanCheck other, Optional<JvmMemory> jvm, ProviderKind provider) {
    this.plan = other.plan;
    this.harnesses = other.harnesses;
    this.nodeMemory = other.nodeMemory;
    this.jvm = jvm;
    this.provider = provider;
  }

  /** The same check for ranks of this provider; without it, for those of a native library. */
  public PlanCheck on(ProviderKind known) {
    return new PlanCheck(this, jvm, known);
  }

  /** The same check in the JVM of a rank, or of all of them. */
  public PlanCheck inThisJvm() {
    return in(JvmMemory.ofThisJvm());
  }

  PlanCheck in(JvmMemory memory) {
    return new PlanCheck(this, Optional.of(memory), provider);
  }

  /**
   * A check on the node of the ranks, or for ranks on the node of the driver.
   *
   * @param harnesses at least of the benchmarks of the plan
   */
  public static PlanCheck onNode(Plan plan, Map<String, Harness> harnesses) {
    return new PlanCheck(plan, harnesses, NodeMemory.ofThisNode().limit());
  }

  /**
   * A check by the driver for ranks on other nodes, which may have more memory than its own.
   *
   * @param harnesses at least of the benchmarks of the plan
   */
  public static PlanCheck elsewhere(Plan plan, Map<String, Harness> harnesses) {
    return new PlanCheck(plan, harnesses, OptionalLong.empty());
  }

  /** The check of a launch that measures no benchmarks. */
  public static PlanCheck ofNothing() {
    return elsewhere(new Plan(List.of(), List.of()), Map.of());
  }

  /**
   * Checks all cells.
   *
   * @param here how many of the ranks are on this node, as far as that is known
   * @return those that cannot be measured
   * @throws TuttiException if the root of the clock synchronization is not a rank, a value is not
   *     of the type of its parameter, or no cell can be measured; then it says why the first cannot
   */
  public ImpossibleCells check(int processes, int here) {
    CellCheck check = new CellCheck(processes, here, nodeMemory, jvm, provider);
    Map<Cell, TuttiException> errors = new LinkedHashMap<>();
    for (Cell cell : plan.cells()) {
      cell.settings().syncConfiguration().checkProcesses(processes);
      CellPayload payload = CellPayload.of(cell, harnesses.get(cell.benchmark().name()));
      try {
        check.among(cell.members(processes)).check(payload);
        cell.settings().syncConfiguration().checkArrivals(cell.members(processes));
      } catch (TuttiException e) {
        errors.put(cell, e);
      }
    }
    if (!errors.isEmpty() && errors.size() == plan.cells().size()) {
      throw errors.values().iterator().next();
    }
    return ImpossibleCells.of(errors);
  }
}
