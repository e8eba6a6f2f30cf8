package org.tutti.processor.read;

import com.google.auto.common.MoreTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The types that a class gives to the type variables of its superclasses. A subclass of an abstract
 * class decides what the abstract class leaves open.
 */
final class TypeBindings {
  private final boolean isAbstract;
  private final Map<Element, TypeMirror> types = new HashMap<>();

  private TypeBindings(TypeElement type) {
    this.isAbstract = type.getModifiers().contains(Modifier.ABSTRACT);
    TypeMirror above = type.getSuperclass();
    while (above.getKind() == TypeKind.DECLARED) {
      TypeElement superclass = MoreTypes.asTypeElement(above);
      List<? extends TypeMirror> arguments = ((DeclaredType) above).getTypeArguments();
      for (int index = 0; index < arguments.size(); index++) {
        types.put(superclass.getTypeParameters().get(index), arguments.get(index));
      }
      above = superclass.getSuperclass();
    }
  }

  static TypeBindings of(TypeElement type) {
    return new TypeBindings(type);
  }

  /** The type of a field or parameter as an object of the class has it. */
  TypeMirror resolve(TypeMirror written) {
    TypeMirror type = written;
    while (type.getKind() == TypeKind.TYPEVAR && types.containsKey(MoreTypes.asElement(type))) {
      type = types.get(MoreTypes.asElement(type));
    }
    return type;
  }

  /** Whether a subclass decides the type. */
  boolean isOpen(TypeMirror resolved) {
    return isAbstract && resolved.getKind() == TypeKind.TYPEVAR;
  }

  /** Benchmarks that overload each other differ in it; those that override do not. */
  String signature(ExecutableElement method) {
    return method.getSimpleName()
        + method.getParameters().stream()
            .map(parameter -> resolve(parameter.asType()).toString())
            .toList()
            .toString();
  }
}
