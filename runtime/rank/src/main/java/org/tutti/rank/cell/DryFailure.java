package org.tutti.rank.cell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;

/**
 * A benchmark that threw or left wrong data in a dry run.
 *
 * @param benchmark its name
 * @param library whose known defect that is
 */
public record DryFailure(String benchmark, Optional<String> library) {

  /** What was found in all cells, as a sentence. */
  public static String sum(List<DryFailure> failed, int cells) {
    return failed.size()
        + " of "
        + Counted.of(cells, "cell")
        + " threw or left wrong data: "
        + failed.stream().distinct().map(DryFailure::toString).collect(Collectors.joining(", "))
        + ".";
  }

  /** What to do about that. */
  public static String remedy(List<DryFailure> failed) {
    return failed.stream().allMatch(one -> one.library.isPresent())
        ? "The benchmarks are right; docs/mpi-libraries.md has the defects of libraries."
        : "Check that the body of the benchmark performs the operation that its annotation names.";
  }

  @Override
  public String toString() {
    return benchmark + library.map(name -> " (" + name + ", known)").orElse("");
  }
}
