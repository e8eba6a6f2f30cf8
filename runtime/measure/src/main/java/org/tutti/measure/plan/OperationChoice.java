package org.tutti.measure.plan;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LongDouble;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.StandardPayload;

/**
 * Parameters that operations of the catalog have without declaring them. Their benchmarks take
 * everything from the message, so it can be chosen for each run. A cell has such a parameter only
 * if it is given.
 */
public enum OperationChoice {
  /** How elements are combined. */
  REDUCTION,
  /** The type of the elements. */
  DATATYPE,
  /** How large the blocks of an operation with a count for each process are. */
  COUNTS,
  /** Elements between two blocks of an operation with a displacement for each process. */
  GAP,
  /** How many processes take part, the first ones; the others wait for the next observation. */
  MEMBERS;

  private static final String NUMBER_OF_PROCESSES = "Give a number of processes.";

  private final String parameter = name().toLowerCase(Locale.ROOT);

  /** What can be chosen of an operation. */
  static Set<OperationChoice> of(MeasuredOperation measured) {
    Set<OperationChoice> choices = EnumSet.of(MEMBERS);
    if (measured.buffers().dependOnMsize()) {
      choices.add(DATATYPE);
    }
    measured.collective().map(StandardPayload::operation).ifPresent(one -> addTo(choices, one));
    return choices;
  }

  private static void addTo(Set<OperationChoice> choices, Operation operation) {
    if (operation.reduces()) {
      choices.add(REDUCTION);
    }
    if (operation.hasCounts()) {
      choices.add(COUNTS);
    }
    if (operation.hasDisplacements()) {
      choices.add(GAP);
    }
  }

  /** The name of the parameter. */
  public String parameter() {
    return parameter;
  }

  /**
   * The operation with a value of this parameter.
   *
   * @throws TuttiException if the text is no such value
   */
  MeasuredOperation apply(MeasuredOperation measured, String text) {
    return switch (this) {
      case DATATYPE -> measured.with(choice(datatypes(measured), text));
      case REDUCTION -> {
        ReduceOp op = choice(ReduceOp.predefined(), text);
        yield measured.with(collective -> collective.reducing(op));
      }
      case COUNTS -> {
        BlockCounts counts = choice(List.of(BlockCounts.values()), text);
        yield measured.with(collective -> collective.with(counts));
      }
      case GAP -> {
        int gap = number(text, "Give a number of elements.");
        yield measured.with(collective -> collective.withGap(gap));
      }
      case MEMBERS -> {
        if (number(text, NUMBER_OF_PROCESSES) == 0) {
          throw invalid(text, NUMBER_OF_PROCESSES);
        }
        yield measured;
      }
    };
  }

  /** Benchmarks with a payload of their own may do more with elements than move or reduce them. */
  private static List<Datatype> datatypes(MeasuredOperation measured) {
    if (measured.payload().isEmpty()) {
      return Datatype.numbers();
    }
    return Datatype.predefined().stream()
        .filter(datatype -> LongDouble.isKnown() || !datatype.hasLongDoubles())
        .toList();
  }

  private int number(String text, String remedy) {
    if (!text.matches("\\d{1,9}")) {
      throw invalid(text, remedy);
    }
    return Integer.parseInt(text);
  }

  private <T> T choice(List<T> values, String text) {
    return values.stream()
        .filter(value -> value.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> invalid(text, "Give one of " + values + "."));
  }

  private TuttiException invalid(String text, String remedy) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "Parameter " + parameter() + " cannot be '" + text + "'.", remedy);
  }
}
