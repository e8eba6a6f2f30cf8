package org.tutti.processor.read;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Finds the first place of each kind of work in a body: allocation, and output. */
final class BodyScanner extends TreePathScanner<Void, Map<String, Tree>> {
  private static final Set<Tree.Kind> STEPS =
      Set.of(
          Tree.Kind.PREFIX_INCREMENT,
          Tree.Kind.PREFIX_DECREMENT,
          Tree.Kind.POSTFIX_INCREMENT,
          Tree.Kind.POSTFIX_DECREMENT);

  /** Methods of a communicator and of buffers that make an object for each call. */
  private static final Set<String> OF_MPI =
      Set.of("allocate", "slice", "request", "requests", "status", "blocks", "typedBlocks");

  /** Classes whose methods make an object if they return one. */
  private static final Set<String> VALUES =
      Set.of(
          "java.lang.String",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double");

  private final Trees trees;
  private final Types types;

  BodyScanner(Trees trees, Types types) {
    this.trees = trees;
    this.types = types;
  }

  /** Exceptions that report an error are not part of the work. */
  @Override
  public Void visitThrow(ThrowTree node, Map<String, Tree> found) {
    return null;
  }

  /** What an assertion says matters when it fails; it is checked only if that is asked for. */
  @Override
  public Void visitAssert(AssertTree node, Map<String, Tree> found) {
    return null;
  }

  @Override
  public Void visitNewClass(NewClassTree node, Map<String, Tree> found) {
    found.putIfAbsent("allocates with new " + node.getIdentifier(), node);
    return super.visitNewClass(node, found);
  }

  @Override
  public Void visitNewArray(NewArrayTree node, Map<String, Tree> found) {
    found.putIfAbsent("allocates an array", node);
    return super.visitNewArray(node, found);
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree node, Map<String, Tree> found) {
    found.putIfAbsent("creates a lambda", node);
    return super.visitLambdaExpression(node, found);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree node, Map<String, Tree> found) {
    found.putIfAbsent("creates a method reference", node);
    return super.visitMemberReference(node, found);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree node, Map<String, Tree> found) {
    if (typeOf(node.getExpression()).getKind() != TypeKind.ARRAY) {
      found.putIfAbsent("allocates an iterator", node.getExpression());
    }
    return super.visitEnhancedForLoop(node, found);
  }

  @Override
  public Void visitBinary(BinaryTree node, Map<String, Tree> found) {
    if (node.getKind() == Tree.Kind.PLUS && isText(typeOf(node)) && !isConstant(node)) {
      found.putIfAbsent("concatenates strings", node);
    }
    return super.visitBinary(node, found);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree node, Map<String, Tree> found) {
    TypeMirror type = typeOf(node.getVariable());
    if (isText(type)) {
      found.putIfAbsent("concatenates strings", node);
    } else if (type.getKind() == TypeKind.DECLARED) {
      found.putIfAbsent("boxes a number", node);
    }
    return super.visitCompoundAssignment(node, found);
  }

  @Override
  public Void visitUnary(UnaryTree node, Map<String, Tree> found) {
    if (STEPS.contains(node.getKind())
        && typeOf(node.getExpression()).getKind() == TypeKind.DECLARED) {
      found.putIfAbsent("boxes a number", node);
    }
    return super.visitUnary(node, found);
  }

  @Override
  public Void visitAssignment(AssignmentTree node, Map<String, Tree> found) {
    boxing(node.getExpression(), typeOf(node.getVariable()), found);
    return super.visitAssignment(node, found);
  }

  @Override
  public Void visitVariable(VariableTree node, Map<String, Tree> found) {
    if (node.getInitializer() != null) {
      boxing(node.getInitializer(), trees.getTypeMirror(getCurrentPath()), found);
    }
    return super.visitVariable(node, found);
  }

  @Override
  public Void visitTypeCast(TypeCastTree node, Map<String, Tree> found) {
    boxing(node.getExpression(), typeOf(node), found);
    return super.visitTypeCast(node, found);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree node, Map<String, Tree> found) {
    String method = node.getMethodSelect().toString();
    if (method.startsWith("System.out.") || method.startsWith("System.err.")) {
      found.putIfAbsent("writes to the console", node);
    } else if (method.startsWith("Files.")) {
      found.putIfAbsent("works on files", node);
    } else if (method.endsWith(".allocate") || method.endsWith(".slice")) {
      found.putIfAbsent("allocates with " + method.substring(method.lastIndexOf('.') + 1), node);
    } else if (isCopyOfArray(node)) {
      found.putIfAbsent("allocates an array", node);
    }
    if (trees.getElement(getCurrentPath()) instanceof ExecutableElement called) {
      if (makesAnObject(called)) {
        found.putIfAbsent("allocates with " + called.getSimpleName(), node);
      } else {
        arguments(node, called, found);
      }
    }
    return super.visitMethodInvocation(node, found);
  }

  private boolean isCopyOfArray(MethodInvocationTree node) {
    return node.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("clone")
        && typeOf(select.getExpression()).getKind() == TypeKind.ARRAY;
  }

  private static boolean makesAnObject(ExecutableElement called) {
    String owner = called.getEnclosingElement().toString();
    return owner.startsWith("org.tutti.mpi.") && OF_MPI.contains(called.getSimpleName().toString())
        || VALUES.contains(owner) && called.getReturnType().getKind() == TypeKind.DECLARED;
  }

  private void arguments(
      MethodInvocationTree node, ExecutableElement called, Map<String, Tree> found) {
    List<? extends VariableElement> parameters = called.getParameters();
    List<? extends ExpressionTree> arguments = node.getArguments();
    for (int index = 0; index < Math.min(parameters.size(), arguments.size()); index++) {
      boolean variable = called.isVarArgs() && index == parameters.size() - 1;
      if (!variable) {
        boxing(arguments.get(index), parameters.get(index).asType(), found);
      }
    }
    if (called.isVarArgs() && !isPassedAsArray(arguments, parameters)) {
      found.putIfAbsent("allocates an array for the arguments of " + called.getSimpleName(), node);
    }
  }

  private boolean isPassedAsArray(
      List<? extends ExpressionTree> arguments, List<? extends VariableElement> parameters) {
    if (arguments.size() != parameters.size()) {
      return false;
    }
    TypeMirror last = typeOf(arguments.get(arguments.size() - 1));
    TypeMirror array = parameters.get(parameters.size() - 1).asType();
    return last.getKind() == TypeKind.NULL
        || (last instanceof ArrayType
            && types.isAssignable(types.erasure(last), types.erasure(array)));
  }

  /** A primitive that becomes an object. */
  private void boxing(ExpressionTree expression, TypeMirror target, Map<String, Tree> found) {
    boolean object =
        target != null && !target.getKind().isPrimitive() && target.getKind() != TypeKind.ERROR;
    if (object && typeOf(expression).getKind().isPrimitive()) {
      found.putIfAbsent("boxes a number", expression);
    }
  }

  private TypeMirror typeOf(Tree tree) {
    TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
    return type == null ? types.getNoType(TypeKind.NONE) : type;
  }

  private static boolean isText(TypeMirror type) {
    return type.toString().equals("java.lang.String");
  }

  /** The compiler joins constants itself. */
  private boolean isConstant(ExpressionTree tree) {
    if (tree instanceof BinaryTree sum) {
      return isConstant(sum.getLeftOperand()) && isConstant(sum.getRightOperand());
    }
    return tree.getKind().asInterface() == LiteralTree.class
        || (trees.getElement(new TreePath(getCurrentPath(), tree))
                instanceof VariableElement variable
            && variable.getConstantValue() != null);
  }
}
