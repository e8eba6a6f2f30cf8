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
        .flatMap(ParameterField::each)
        .filter(one -> !isPossible(amount, with(one, samples(text))))
        .findFirst()
        .map(one -> "it is no number from 0 on for " + one.name() + " = " + one.values().get(0));
  }

  private static ExpressionDomain with(ParameterField fixed, ExpressionDomain domain) {
    domain.put(fixed.name(), ParameterTypes.numbers(fixed));
    return domain;
  }

  private static boolean isPossible(Expression amount, ExpressionDomain domain) {
    return domain.anyMatch(
        amount.variables(), values -> ExpressionDomain.value(amount, values) >= 0);
  }

  private ExpressionDomain samples(String text) {
    ExpressionDomain domain = new ExpressionDomain();
    domain.putSamples("p", 1, List.of(text));
    domain.putWhole("msize", msizes.values());
    parameters.forEach(one -> domain.put(one.name(), ParameterTypes.numbers(one)));
    return domain;
  }
}
