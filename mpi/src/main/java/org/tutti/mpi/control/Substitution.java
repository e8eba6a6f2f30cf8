package org.tutti.mpi.control;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * An algorithm that Open MPI runs silently in the place of the one that a parameter names, as the
 * files {@code coll_base_*.c} of its versions 4.1 and 5.0 say.
 *
 * @param parameter such as {@code coll_tuned_allreduce_algorithm}
 * @param algorithm the value that names the algorithm
 * @param number the value that chooses it as well
 * @param condition when another one runs
 * @param instead that one
 */
public record Substitution(
    String parameter, String algorithm, String number, Condition condition, String instead) {
  private static final List<Substitution> ALL = read();

  /**
   * A call of a collective operation.
   *
   * @param elements of the message
   * @param elementBytes size of one
   * @param segmentBytes size of a segment that a parameter sets; 0 if none does
   */
  public record CollectiveCall(int processes, long elements, int elementBytes, long segmentBytes) {
    /** The elements of a segment, as {@code COLL_BASE_COMPUTED_SEGCOUNT} rounds. */
    private long segment() {
      return segmentBytes >= elementBytes && segmentBytes < elements * elementBytes
          ? (segmentBytes + (elementBytes - 1) / 2) / elementBytes
          : elements;
    }
  }

  /** When an algorithm cannot run. */
  enum Condition {
    FEWER_ELEMENTS_THAN_PROCESSES {
      @Override
      boolean holds(CollectiveCall call) {
        return call.elements < call.processes;
      }
    },
    FEWER_ELEMENTS_THAN_POWER_OF_TWO {
      @Override
      boolean holds(CollectiveCall call) {
        return call.elements < Integer.highestOneBit(call.processes);
      }
    },
    SMALLER_THAN_SEGMENTS {
      @Override
      boolean holds(CollectiveCall call) {
        return call.elements < call.processes * call.segment();
      }
    },
    HALF_SMALLER_THAN_SEGMENT {
      @Override
      boolean holds(CollectiveCall call) {
        return call.elements < 2 || call.segmentBytes > call.elements / 2 * call.elementBytes;
      }
    },
    NO_POWER_OF_TWO {
      @Override
      boolean holds(CollectiveCall call) {
        return Integer.bitCount(call.processes) != 1;
      }
    },
    ODD_PROCESSES {
      @Override
      boolean holds(CollectiveCall call) {
        return call.processes % 2 == 1;
      }
    };

    abstract boolean holds(CollectiveCall call);
  }

  /**
   * The algorithm that runs instead of the one that a parameter names; empty if that one runs, as
   * far as is known.
   */
  public static Optional<String> of(String parameter, String value, CollectiveCall call) {
    return ALL.stream()
        .filter(one -> one.parameter.equals(parameter))
        .filter(one -> one.algorithm.equals(value) || one.number.equals(value))
        .filter(one -> call.processes > 1 && one.condition.holds(call))
        .map(Substitution::instead)
        .findFirst();
  }

  /** The name of an algorithm that a number chooses, if one may run in its place. */
  static Optional<String> name(String parameter, String number) {
    return ALL.stream()
        .filter(one -> one.parameter.equals(parameter) && one.number.equals(number))
        .map(Substitution::algorithm)
        .findFirst();
  }

  private static List<Substitution> read() {
    try {
      return new String(ClassPathFile.read(Substitution.class, "substitutions.csv"), UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split(",", -1))
          .map(
              fields ->
                  new Substitution(
                      fields[0], fields[1], fields[2], Condition.valueOf(fields[3]), fields[4]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the table of substitutions cannot be read", e);
    }
  }
}
