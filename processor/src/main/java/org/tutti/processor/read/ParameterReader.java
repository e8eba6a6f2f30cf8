package org.tutti.processor.read;

import com.google.auto.common.MoreTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.tutti.annotations.syntax.NumberList;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads a parameter field and checks each of its values against its type. */
final class ParameterReader {
  private static final Set<String> RESERVED = Set.of("msize", "p", "rank", "root");

  private final ProcessingEnvironment environment;
  private final ClassShape classShape;
  private final Diagnostics diagnostics;

  ParameterReader(
      ProcessingEnvironment environment, ClassShape classShape, Diagnostics diagnostics) {
    this.environment = environment;
    this.classShape = classShape;
    this.diagnostics = diagnostics;
  }

  /**
   * Reads a field.
   *
   * @param owner the class whose harness sets it
   */
  Optional<ParameterField> read(
      TypeElement owner, VariableElement field, AnnotationMirror annotation) {
    TypeBindings bindings = TypeBindings.of(owner);
    TypeMirror type = bindings.resolve(field.asType());
    if (type.getKind() == TypeKind.ERROR) {
      return Optional.empty(); // which the compiler reports
    }
    String name = field.getSimpleName().toString();
    if (classShape.checkParameter(field) && RESERVED.contains(name)) {
      diagnostics.report(
          Rule.FIELD_NOT_USABLE, field, name, "has a name that is reserved by Tutti");
    }
    if (!Annotations.list(annotation, "msizes").isEmpty()) {
      AnnotationValue msizes = Annotations.value(annotation, "msizes");
      diagnostics.report(
          Rule.PARAM_MISUSED, field, annotation, msizes, "msizes", "a field", "value");
    }
    Optional<VariableElement> hiding = HiddenFields.hiding(owner, field);
    if (hiding.isPresent()) {
      diagnostics.report(
          Rule.PARAM_NAME_TWICE, hiding.get(), name, HiddenFields.describe(field, hiding.get()));
      return Optional.empty();
    }
    if (bindings.isOpen(type)) {
      return Optional.empty();
    }
    if (!isAccessible(type, owner)) {
      diagnostics.report(
          Rule.FIELD_NOT_USABLE, field, name, "has a type that other classes cannot access");
      return Optional.empty();
    }
    Optional<List<String>> fixed = fixedValues(type);
    if (fixed.isEmpty()) {
      diagnostics.report(Rule.FIELD_NOT_USABLE, field, name, "has type " + type);
      return Optional.empty();
    }
    List<String> values = values(field, annotation, fixed.get());
    return Optional.of(new ParameterField(name, type, values));
  }

  /** Whether the type may occur in the package of the owner. */
  private boolean isAccessible(TypeMirror type, TypeElement owner) {
    Element level = environment.getTypeUtils().asElement(type);
    while (level instanceof TypeElement) {
      boolean samePackage =
          environment
              .getElementUtils()
              .getPackageOf(level)
              .equals(environment.getElementUtils().getPackageOf(owner));
      boolean open =
          samePackage
              ? !level.getModifiers().contains(Modifier.PRIVATE)
              : level.getModifiers().contains(Modifier.PUBLIC);
      if (!open) {
        return false;
      }
      level = level.getEnclosingElement();
    }
    return true;
  }

  private List<String> values(
      VariableElement field, AnnotationMirror annotation, List<String> fixed) {
    List<AnnotationValue> written = Annotations.list(annotation, "value");
    if (written.isEmpty()) {
      if (fixed.isEmpty()) {
        diagnostics.report(Rule.LIST_OF_VALUES_EMPTY, field, annotation, "@Param");
      }
      return fixed;
    }
    List<String> values = new ArrayList<>();
    for (AnnotationValue item : written) {
      for (String value : expand(field, annotation, item, fixed)) {
        Optional<String> other =
            values.stream().filter(one -> isSame(field.asType().getKind(), one, value)).findFirst();
        other.ifPresent(
            one ->
                report(
                    field,
                    annotation,
                    item,
                    one.equals(value)
                        ? "'" + value + "' is listed twice"
                        : "'" + one + "' and '" + value + "' are the same number"));
        values.add(value);
      }
    }
    return values;
  }

  private static boolean isSame(TypeKind kind, String one, String other) {
    try {
      return switch (kind) {
        case INT, LONG -> Long.parseLong(one) == Long.parseLong(other);
        case DOUBLE -> Double.parseDouble(one) == Double.parseDouble(other);
        default -> one.equals(other);
      };
    } catch (NumberFormatException e) {
      return one.equals(other); // neither is a level
    }
  }

  private List<String> expand(
      VariableElement field,
      AnnotationMirror annotation,
      AnnotationValue item,
      List<String> fixed) {
    String text = item.getValue().toString();
    TypeKind kind = field.asType().getKind();
    try {
      if (text.contains("..") && (kind == TypeKind.INT || kind == TypeKind.LONG)) {
        List<String> numbers = new ArrayList<>();
        for (long number : NumberList.parse(text)) {
          if (kind == TypeKind.INT && number > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(number + " is not of type int");
          }
          numbers.add(Long.toString(number));
        }
        return numbers;
      }
      switch (kind) {
        case INT -> Integer.parseInt(text);
        case LONG -> Long.parseLong(text);
        case DOUBLE -> {
          if (!Double.isFinite(Double.parseDouble(text))) {
            throw new IllegalArgumentException("'" + text + "' is not finite");
          }
        }
        default -> {
          if (!fixed.isEmpty() && !fixed.contains(text)) {
            throw new IllegalArgumentException("'" + text + "' is not one of " + fixed);
          }
        }
      }
    } catch (NumberFormatException e) {
      report(field, annotation, item, "'" + text + "' is not of type " + field.asType());
    } catch (IllegalArgumentException e) {
      report(field, annotation, item, e.getMessage());
    }
    return List.of(text);
  }

  private void report(
      VariableElement field, AnnotationMirror annotation, AnnotationValue value, String why) {
    diagnostics.report(
        Rule.PARAM_VALUE_INVALID, field, annotation, value, field.getSimpleName(), why);
  }

  /** All values of a boolean or an enum; none for other types; empty for unsupported types. */
  private Optional<List<String>> fixedValues(TypeMirror type) {
    switch (type.getKind()) {
      case INT, LONG, DOUBLE:
        return Optional.of(List.of());
      case BOOLEAN:
        return Optional.of(List.of("false", "true"));
      case DECLARED:
        break;
      default:
        return Optional.empty();
    }
    if (MoreTypes.isTypeOf(String.class, type)) {
      return Optional.of(List.of());
    }
    Element element = environment.getTypeUtils().asElement(type);
    return element.getKind() == ElementKind.ENUM
        ? Optional.of(
            element.getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
                .map(constant -> constant.getSimpleName().toString())
                .toList())
        : Optional.empty();
  }
}
