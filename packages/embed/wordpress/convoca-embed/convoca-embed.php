<?php
/**
 * Plugin Name: Convoca
 * Description: Um bloco que mostra times, players, chaves, vagas e o sino da Convoca. Links colados da Convoca viram cartões.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: convoca-embed
 *
 * @package ConvocaEmbed
 */

namespace ConvocaEmbed;

defined( 'ABSPATH' ) || exit;

const OPTION = 'convoca_origin';

/** Heights in px that the elements will have, so that a page can keep their place before their script has come. */
const TEAM_BELOW_BANNER = 494;
const TEAM_SECOND_LINE  = 21;
const TEAM_WIDE_RECORD  = 420;
const PLAYER            = 328;
const LIST_HEAD         = 87;
const LIST_ROW          = 57;
const AROUND_ROUNDS     = 96;

/** The address of Convoca, without what follows its host; empty where none is set. */
function get_origin() {
	return sanitize_origin( get_option( OPTION, '' ) );
}

function sanitize_origin( $value ) {
	$url = wp_parse_url( is_string( $value ) ? trim( $value ) : '' );
	if ( ! isset( $url['scheme'], $url['host'] ) || ! in_array( $url['scheme'], array( 'https', 'http' ), true ) ) {
		return '';
	}
	$port = isset( $url['port'] ) ? ':' . $url['port'] : '';
	return esc_url_raw( $url['scheme'] . '://' . $url['host'] . $port, array( 'https', 'http' ) );
}

/** What an element shows, by the name of the element: its attribute, how that is written, its page and its link's text. */
function get_subjects() {
	return array(
		'team-card'         => array( 'tag', '/^[A-Za-z0-9]{2,5}$/', '/team/profile/%s', 'Time %s na Convoca' ),
		'player-card'       => array( 'nick', '/^[A-Za-z0-9_-]{3,20}$/', '/pro/%s', '%s na Convoca' ),
		'bracket'           => array( 'url', '/^[a-z0-9-]{1,100}$/', '/championships/%s', 'Chave de %s na Convoca' ),
		'notification-bell' => array( 'site', '/^[A-Za-z0-9_-]{22}$/', '/notifications', '🔔' ),
	);
}

function clamp( $value, $least, $most ) {
	return min( max( (int) $value, $least ), $most );
}

/** Attributes of the element, its page and its link's text; null where nothing can be shown. */
function read_subject( $attributes ) {
	$kind = $attributes['kind'];
	if ( 'recruiting-teams' === $kind ) {
		$limit    = clamp( $attributes['limit'], 1, 20 );
		$position = mb_substr( trim( $attributes['position'] ), 0, 50 );
		$written  = array( 'limit' => $limit );
		if ( '' !== trim( $attributes['game'] ) ) {
			$written['game'] = trim( $attributes['game'] );
		}
		if ( 'vacancies' !== $attributes['listing'] ) {
			return array( $written, '/jobs', 'Times recrutando na Convoca' );
		}
		$page = '' === $position ? '/jobs' : '/jobs?position=' . rawurlencode( $position );
		return array( $written + array( 'position' => $position ), $page, 'Vagas na Convoca' );
	}
	$subjects = get_subjects();
	if ( ! isset( $subjects[ $kind ] ) ) {
		return null;
	}
	list( $name, $pattern, $page, $text ) = $subjects[ $kind ];
	$subject                              = trim( $attributes['subject'] );
	if ( ! preg_match( $pattern, $subject ) ) {
		return null;
	}
	$subject = 'team-card' === $kind ? strtoupper( $subject ) : $subject;
	return array( array( $name => $subject ), sprintf( $page, rawurlencode( $subject ) ), sprintf( $text, $subject ) );
}

/** The place that the element will take. */
function get_style( $attributes, $width ) {
	switch ( $attributes['kind'] ) {
		case 'team-card':
			$height = (int) ceil( $width / 3 ) + TEAM_BELOW_BANNER + ( $width < TEAM_WIDE_RECORD ? TEAM_SECOND_LINE : 0 );
			break;
		case 'player-card':
			$height = PLAYER;
			break;
		case 'recruiting-teams':
			$height = LIST_HEAD + LIST_ROW * clamp( $attributes['limit'], 1, 20 );
			break;
		case 'bracket':
			$height = AROUND_ROUNDS + clamp( $attributes['height'], 160, 1200 );
			break;
		default:
			return 'display:inline-block;min-width:44px;min-height:44px';
	}
	return 'display:block;min-height:' . $height . 'px';
}

/** The block as a page has it: the element with its link, and its script once a page. Nothing where it is not filled in. */
function render_block( $attributes ) {
	$origin  = get_origin();
	$subject = read_subject( $attributes );
	if ( '' === $origin || null === $subject ) {
		return '';
	}
	list( $written, $page, $text ) = $subject;
	$kind                          = $attributes['kind'];
	$width                         = clamp( $attributes['width'], 260, 560 );
	if ( 'bracket' === $kind ) {
		$written['height'] = clamp( $attributes['height'], 160, 1200 );
	} elseif ( 'notification-bell' !== $kind ) {
		$written['width'] = $width;
	}
	if ( in_array( $attributes['theme'], array( 'dark', 'light', 'system' ), true ) ) {
		$written['theme'] = $attributes['theme'];
	}
	if ( preg_match( '/^#[0-9a-fA-F]{6}$/', $attributes['accent'] ) ) {
		$written['accent'] = $attributes['accent'];
	}
	$written['style'] = get_style( $attributes, $width );

	wp_enqueue_script( 'convoca-' . $kind, $origin . '/embed/v1/' . $kind . '.js', array(), null, true );

	$html = '';
	foreach ( $written as $name => $value ) {
		$html .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	$label = 'notification-bell' === $kind ? ' title="Notificações" aria-label="Notificações"' : '';
	return sprintf(
		'<div %1$s><convoca-%2$s%3$s><a href="%4$s"%5$s>%6$s</a></convoca-%2$s></div>',
		get_block_wrapper_attributes(),
		$kind,
		$html,
		esc_url( $origin . $page ),
		$label,
		esc_html( $text )
	);
}

/** Convoca's scripts do not hold up the page. */
function load_async( $tag, $handle, $src ) {
	$origin = get_origin();
	$is_own = '' !== $origin && 0 === strpos( $src, $origin . '/embed/v1/' );
	return $is_own ? str_replace( ' src=', ' async src=', $tag ) : $tag;
}

function register() {
	register_block_type( __DIR__, array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
	register_setting(
		'general',
		OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_origin',
		)
	);
	$origin = get_origin();
	if ( '' === $origin ) {
		return;
	}
	// A link alone on its line becomes a card.
	foreach ( array( 'team/profile', 'pro', 'championships' ) as $path ) {
		wp_oembed_add_provider( "$origin/$path/*", "$origin/embed/oembed" );
	}
}

function add_field() {
	add_settings_field( OPTION, 'Endereço da Convoca', __NAMESPACE__ . '\print_field', 'general', 'default', array( 'label_for' => OPTION ) );
}

function print_field() {
	printf(
		'<input type="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" placeholder="https://convoca.example"><p class="description">De onde vêm os blocos da Convoca.</p>',
		esc_attr( OPTION ),
		esc_attr( get_origin() )
	);
}

function pass_origin() {
	wp_add_inline_script( 'convoca-embed-editor-script', 'window.convocaEmbed = ' . wp_json_encode( array( 'origin' => get_origin() ) ) . ';', 'before' );
}

add_action( 'init', __NAMESPACE__ . '\register' );
add_action( 'admin_init', __NAMESPACE__ . '\add_field' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\pass_origin' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\load_async', 10, 3 );
