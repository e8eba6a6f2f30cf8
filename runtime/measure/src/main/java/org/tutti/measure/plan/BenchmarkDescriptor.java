package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.syntax.Expression;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.CellKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.PatternPayload;
import org.tutti.runtime.Payload;
import org.tutti.runtime.StandardPayload;

/**
 * One annotated method.
 *
 * @param name qualified name of the class and the method, joined by a dot
 * @param description a sentence for display; may be empty
 * @param operation what it measures
 * @param roles what its ranks do, where they do different things
 * @param parameters its parameters besides the message size, and their constraints
 * @param singleCalls whether something is prepared for each call, so that it cannot be repeated in
 *     a batch
 * @param baseline whether the other benchmarks of its class are compared with it
 * @param settings what its annotations set; method before class, the rest unset
 */
public record BenchmarkDescriptor(
    String name,
    String description,
    MeasuredOperation operation,
    RankRoles roles,
    ParameterSpace parameters,
    boolean singleCalls,
    boolean baseline,
    Settings settings) {

  /** What it has in common with the benchmarks that a baseline is compared with. */
  public String family() {
    return CellKey.family(name);
  }

  /** The same benchmark of another operation. */
  BenchmarkDescriptor with(MeasuredOperation other) {
    return with(other, parameters);
  }

  /**
   * The same benchmark, whose messages have the arguments of a collective, which can be chosen as
   * for that.
   */
  public BenchmarkDescriptor withArgumentsOf(StandardPayload collective) {
    MeasuredOperation other = operation.withArgumentsOf(collective);
    return with(other, parameters.with(OperationChoice.of(other)));
  }

  private BenchmarkDescriptor with(MeasuredOperation other, ParameterSpace space) {
    return new BenchmarkDescriptor(
        name, description, other, roles, space, singleCalls, baseline, settings);
  }

  public static Builder named(String name) {
    return new Builder(name);
  }

  /** Describes a benchmark; operation and datatype are required. */
  public static final class Builder {
    private final String name;
    private final List<RankRole> roles = new ArrayList<>();
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Expression> constraints = new ArrayList<>();
    private String description = "";
    private String operation;
    private Datatype datatype;
    private Buffers buffers;
    private Optional<Pattern> pattern = Optional.empty();
    private Optional<Payload> payload = Optional.empty();
    private Optional<StandardPayload> collective = Optional.empty();
    private boolean isInCatalog;
    private boolean singleCalls;
    private boolean baseline;
    private int operationsPerCall = 1;
    private int leastProcesses = 1;
    private Optional<RateBasis> rate = Optional.empty();
    private Settings settings = Settings.builder().build();

    private Builder(String name) {
      this.name = name;
    }

    public Builder description(String text) {
      description = text;
      return this;
    }

    /** An MPI operation, which also sizes the buffers. */
    public Builder operation(Operation value) {
      return operation(StandardPayload.of(value));
    }

    /** An MPI operation with what it does to the data. */
    public Builder operation(StandardPayload value) {
      payload = Optional.of(value);
      collective = Optional.of(value);
      return operation(value.operation().name(), Buffers.of(value));
    }

    /** A point-to-point exchange with buffers of one block. */
    public Builder operation(Pattern value) {
      pattern = Optional.of(value);
      payload = Optional.of(new PatternPayload(value));
      return operation(value.name(), Buffers.of("msize", "msize"));
    }

    /** An operation defined by the author of the benchmark. */
    public Builder operation(String value, Buffers sizes) {
      operation = value;
      buffers = sizes;
      return this;
    }

    public Builder datatype(Datatype value) {
      datatype = value;
      return this;
    }

    public Builder role(RankRole value) {
      roles.add(value);
      return this;
    }

    public Builder parameter(String parameter, String... values) {
      parameters.add(Parameter.of(parameter, values));
      return this;
    }

    /** A parameter that expressions calculate with as with a {@code double}. */
    public Builder parameterWithFractions(String parameter, String... values) {
      parameters.add(new Parameter(parameter, List.of(values), true));
      return this;
    }

    public Builder constraint(String expression) {
      constraints.add(Expression.parse(expression));
      return this;
    }

    /** Lets everything be chosen that a benchmark takes from its message. */
    public Builder catalog() {
      isInCatalog = true;
      return this;
    }

    /** Refuses batches of calls. */
    public Builder singleCalls() {
      singleCalls = true;
      return this;
    }

    public Builder baseline() {
      baseline = true;
      return this;
    }

    public Builder operationsPerCall(int count) {
      operationsPerCall = count;
      return this;
    }

    public Builder leastProcesses(int count) {
      leastProcesses = count;
      return this;
    }

    /** Makes rates the result, from expressions for what one operation moves. */
    public Builder rate(String messages, String bytes) {
      rate = Optional.of(new RateBasis(Expression.parse(messages), Expression.parse(bytes)));
      return this;
    }

    public Builder settings(Settings value) {
      settings = value;
      return this;
    }

    public BenchmarkDescriptor build() {
      MeasuredOperation measured =
          new MeasuredOperation(
              operation, datatype, buffers, operationsPerCall, payload, collective, rate);
      ParameterSpace declared = new ParameterSpace(parameters, Set.of(), constraints);
      return new BenchmarkDescriptor(
          name,
          description,
          measured,
          RankRoles.of(pattern, roles, leastProcesses),
          isInCatalog ? declared.with(OperationChoice.of(measured)) : declared,
          singleCalls,
          baseline,
          settings);
    }
  }
}
