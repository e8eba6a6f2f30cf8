package org.tutti.records.launch;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.tutti.records.json.MalformedJsonException;

/**
 * Refuses a file whose records contradict each other: each cell of the plan occurs at its position
 * and once, times of ranks and phases belong to the cell before them and occur once, and the last
 * record counts what is there.
 */
final class LaunchAgreement {
  private final LaunchHeader header;
  private final Set<Integer> cells = new HashSet<>();
  private final Set<String> details = new HashSet<>();
  private int position = -1;
  private int observations = -1;

  LaunchAgreement(LaunchHeader header) {
    this.header = header;
    require(
        header.ranks().isEmpty() || header.ranks().size() == header.processes(),
        "the header does not have one entry of each rank");
    IntStream.range(0, header.ranks().size())
        .forEach(
            rank -> require(header.ranks().get(rank).rank() == rank, "a rank is not in its place"));
  }

  void add(CellRecord cell) {
    position = cell.position();
    observations = cell.observations().count();
    details.clear();
    require(
        position >= 0
            && position < header.plan().size()
            && header.plan().get(position).equals(cell.key()),
        "the plan has another cell at position " + position + " than " + cell.key());
    require(cells.add(position), "cell " + position + ", " + cell.key() + ", occurs twice");
  }

  void add(RankRecord rank) {
    addDetail(rank.position(), rank.rank(), "", rank.starts().length);
    require(
        rank.starts().length == rank.runTimes().length,
        "a rank has not as many starts as run-times");
  }

  void add(PhaseRecord phase) {
    addDetail(phase.position(), phase.rank(), " " + phase.phase(), phase.times().length);
  }

  private void addDetail(int cell, int rank, String phase, int times) {
    require(
        cell == position && times == observations,
        "the times of a rank are not those of the cell before them");
    require(
        rank >= 0 && rank < header.processes() && details.add(rank + phase),
        "the times of rank " + rank + phase + " in cell " + cell + " occur twice, or it has none");
  }

  void add(Completion completion) {
    require(
        completion.cells() == cells.size() && cells.size() == header.plan().size(),
        "there are "
            + cells.size()
            + " cells, where the plan has "
            + header.plan().size()
            + " and the last record counts "
            + completion.cells());
    require(
        completion.ranks().size() == header.processes(),
        "the last record does not have one entry of each rank");
    IntStream.range(0, completion.ranks().size())
        .forEach(
            rank ->
                require(
                    completion.ranks().get(rank).rank() == rank
                        && completion.ranks().get(rank).cells() == cells.size(),
                    "the report of a rank is of another rank or of other cells"));
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new MalformedJsonException(what);
    }
  }
}
