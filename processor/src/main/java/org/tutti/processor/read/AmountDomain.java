package org.tutti.processor.read;

import java.util.List;
import java.util.Optional;
import org.tutti.annotations.syntax.Expression;
import org.tutti.processor.model.ParameterField;

/**
 * What an amount that an operation moves may depend on.
 *
 * @param msizes message sizes of the benchmark
 * @param allCombined whether all values are combined, as no constraint excludes any
 */
record AmountDomain(List<ParameterField> parameters, MessageSizes msizes, boolean allCombined) {

  /** Why an expression is no amount, not even for some number of processes. */
  Optional<String> fault(Expression amount, String text) {
    if (!isPossible(amount, samples(text))) {
      return Optional.of("it is never a number from 0 on");
    }
    if (!allCombined) {
      return Optional.empty();
    }
    return parameters.stream()
        .filter(one -> amount.variables().contains(one.name()))
        .flatMap(one -> one.values().stream().map(value -> new FixedValue(one.name(), value)))
        .filter(one -> !isPossible(amount, one.in(samples(text))))
        .findFirst()
        .map(one -> "it is no number from 0 on for " + one.name() + " = " + one.value());
  }

  /** One value of a parameter. */
  private record FixedValue(String name, String value) {
    ExpressionDomain in(ExpressionDomain domain) {
      domain.put(name, List.of(ParameterTypes.number(value)));
      return domain;
    }
  }

  private static boolean isPossible(Expression amount, ExpressionDomain domain) {
    return domain.anyMatch(
        amount.variables(), values -> ExpressionDomain.value(amount, values) >= 0);
  }

  private ExpressionDomain samples(String text) {
    ExpressionDomain domain = new ExpressionDomain();
    domain.putSamples("p", 1, List.of(text));
    domain.put("msize", msizes.values());
    parameters.forEach(
        one -> domain.put(one.name(), one.values().stream().map(ParameterTypes::number).toList()));
    return domain;
  }
}
