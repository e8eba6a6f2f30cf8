package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.campaign.CampaignPlan;
import org.tutti.records.launch.CellKey;
import org.tutti.records.settings.SettingKey;

/**
 * Whether the installed library looks a rule up by the size by which the rules file names it: of a
 * block, or of the blocks of all processes. If it looked up another one, a rule that was verified
 * at one size would hold at others.
 *
 * <p>A launch reads a file that asks for an algorithm that does not exist, at one size of each
 * operation. The library then refuses the operation at this size and no other, which shows in the
 * cells that have figures. The sizes are such as nothing else uses: the exchanges of a launch are
 * collective operations, too.
 */
public final class LookUpCheck {
  /** Divisible by the size of any element. */
  private static final long SIZE = 5_744;

  private static final Algorithm NONE = new Algorithm("none", Map.of());
  private static final String NUMBERS = "99 0 0";

  private final List<String> operations;
  private final int processes;

  /**
   * @param operations such as {@code MPI_Allreduce}; those without a size need no check
   */
  public LookUpCheck(List<String> operations, int processes) {
    this.operations =
        operations.stream()
            .filter(name -> !name.equals(TunedOperation.BARRIER.operation()))
            .distinct()
            .toList();
    this.processes = processes;
  }

  /** All that are chosen by size. */
  public static List<String> allOperations() {
    return Arrays.stream(TunedOperation.values()).map(TunedOperation::operation).toList();
  }

  /** Whether there is nothing to check. */
  boolean isEmpty() {
    return operations.isEmpty();
  }

  /** The text of the file that the launch reads. */
  public String rules() {
    List<Choice> choices = new ArrayList<>();
    operations.forEach(
        name -> choices.add(new Choice(new TuningCell(name, processes, SIZE), NONE)));
    return RulesFile.text(choices, Map.of(NONE, NUMBERS));
  }

  /**
   * The plan of the launch.
   *
   * @param measuring how everything else is measured
   * @param file with {@link #rules}, which exists
   */
  public CampaignPlan plan(CampaignPlan measuring, Path file) {
    return measuring.toBuilder()
        .benchmarks(operations)
        .set(SettingKey.MSIZES, List.copyOf(sizes()))
        .set(SettingKey.PROCESSES, processes)
        .treatments(
            new ArrivalLevels(List.of()).treatments("look-up", OpenMpiTuning.rulesLevels(file)))
        .set(SettingKey.LAUNCHES, 1)
        .set(SettingKey.RETRIES, 0)
        .build();
  }

  /** A block, all blocks of that size, and half of one. */
  private Set<Long> sizes() {
    return new TreeSet<>(List.of(SIZE / 2, SIZE, SIZE * processes));
  }

  /** The operations whose cells have figures at all sizes but that of the rule. */
  public Set<String> confirmed(List<CellFigures> measured) {
    Set<Long> expected = sizes();
    expected.remove(SIZE);
    return operations.stream()
        .filter(name -> measuredSizes(measured, name).equals(expected))
        .collect(Collectors.toSet());
  }

  private static Set<Long> measuredSizes(List<CellFigures> measured, String operation) {
    return measured.stream()
        .map(CellFigures::key)
        .filter(key -> key.benchmark().equals(operation))
        .map(CellKey::msize)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Why the choices for an operation are not written, if it is not among the confirmed ones. */
  static String reason() {
    return "the library does not look up its rules by the size that the file names, or the launch"
        + " that checks this failed";
  }
}
