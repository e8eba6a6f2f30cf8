package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.constant;
import static org.tutti.processor.read.Annotations.find;
import static org.tutti.processor.read.Annotations.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;
import org.tutti.annotations.Operation;
import org.tutti.annotations.ReductionKind;
import org.tutti.processor.model.Target;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads what a benchmark measures, from the annotation that makes its method a benchmark. */
final class TargetReader {
  private static final List<String> KINDS = List.of("Collective", "PointToPoint", "Benchmark");

  private final Diagnostics diagnostics;

  TargetReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Reads the first annotation that is present; a second one is an error. */
  Target read(ExecutableElement method) {
    List<String> present = KINDS.stream().filter(kind -> find(method, kind).isPresent()).toList();
    AnnotationMirror annotation = find(method, present.get(0)).get();
    if (present.size() > 1) {
      diagnostics.report(
          Rule.BENCHMARK_OF_TWO_KINDS,
          method,
          find(method, present.get(1)).get(),
          method.getSimpleName(),
          present.get(0),
          present.get(1));
    }
    String datatype = datatype(method, annotation);
    return switch (present.get(0)) {
      case "Collective" -> collective(method, annotation, datatype);
      case "PointToPoint" -> new Target.PointToPointTarget(constant(annotation, "value"), datatype);
      default -> own(method, annotation, datatype);
    };
  }

  /** The width of the datatype that the benchmark declares. */
  Optional<Width> width(ExecutableElement method) {
    return KINDS.stream()
        .flatMap(kind -> find(method, kind).stream())
        .findFirst()
        .flatMap(annotation -> Width.of(type(annotation)));
  }

  private Target collective(
      ExecutableElement method, AnnotationMirror annotation, String datatype) {
    Operation operation = Operation.valueOf(constant(annotation, "value"));
    ReductionKind reduction = ReductionKind.valueOf(constant(annotation, "reduction"));
    boolean inPlace = (Boolean) Annotations.value(annotation, "inPlace").getValue();
    boolean floating = datatype.equals("FLOAT") || datatype.equals("DOUBLE");
    if (operation.reduces() && floating && !reduction.takesFloatingPoint()) {
      AnnotationValue value = Annotations.value(annotation, "reduction");
      diagnostics.report(
          Rule.REDUCTION_OF_DATATYPE, method, annotation, value, reduction, datatype);
    }
    if (!operation.reduces() && reduction != ReductionKind.SUM) {
      AnnotationValue value = Annotations.value(annotation, "reduction");
      withoutEffect(method, annotation, value, "reduction", operation + " combines nothing.");
    }
    if (inPlace && !operation.hasInPlaceForm()) {
      AnnotationValue value = Annotations.value(annotation, "inPlace");
      withoutEffect(method, annotation, value, "inPlace", operation + " has no such form in MPI.");
    }
    return new Target.CollectiveTarget(operation.name(), reduction.name(), inPlace, datatype);
  }

  private void withoutEffect(
      ExecutableElement method,
      AnnotationMirror annotation,
      AnnotationValue value,
      String attribute,
      String why) {
    diagnostics.report(
        Rule.ANNOTATION_WITHOUT_EFFECT,
        method,
        annotation,
        value,
        "Collective(" + attribute + ")",
        method.getSimpleName(),
        why);
  }

  private Target own(ExecutableElement method, AnnotationMirror annotation, String datatype) {
    String operation = text(annotation, "operation");
    return new Target.OwnTarget(
        operation.isEmpty() ? method.getSimpleName().toString() : operation,
        text(annotation, "send"),
        text(annotation, "receive"),
        datatype);
  }

  private String datatype(ExecutableElement method, AnnotationMirror annotation) {
    TypeMirror type = type(annotation);
    if (Width.of(type).isEmpty()) {
      AnnotationValue value = Annotations.value(annotation, "datatype");
      diagnostics.report(Rule.DATATYPE_UNKNOWN, method, annotation, value, type);
    }
    return type.toString().toUpperCase(Locale.ROOT);
  }

  private static TypeMirror type(AnnotationMirror annotation) {
    return (TypeMirror) Annotations.value(annotation, "datatype").getValue();
  }
}
